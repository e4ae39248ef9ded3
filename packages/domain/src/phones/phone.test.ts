import { describe, expect, test, vi } from 'vitest'
import './numbering-plans'
import { formatPhone, isPhone } from './phone'

/** The state of a browser that has not fetched the plans. */
const withoutPlans = () => {
  vi.resetModules()
  return import('./phone')
}

describe('without the numbering plans', () => {
  test.each([
    ['020 7946 0018', true],
    ['(01925) 55', true],
    ['999', false],
    ['call me', false],
  ])('%o is taken for a number: %o', async (typed, taken) => {
    const phones = await withoutPlans()
    expect(phones.isPhone(typed, 'GB')).toBe(taken)
  })

  test('a number stays as typed', async () => {
    const phones = await withoutPlans()
    expect(phones.formatPhone('02079460018', 'GB')).toBe('02079460018')
  })
})

describe('with the numbering plans', () => {
  test.each([
    ['02079460018', '020 7946 0018'],
    ['+442079460018', '020 7946 0018'],
    ['+33612345678', '+33 6 12 34 56 78'],
    ['12345', '12345'],
    ['', ''],
  ])('in Britain %o is written %o', (typed, written) => {
    expect(formatPhone(typed, 'GB')).toBe(written)
  })

  test('a number that Britain does not have is none', () => {
    expect(isPhone('12345', 'GB')).toBe(false)
  })
})
