import { describe, expect, it } from 'vitest'
import { categoryOf, initialsOf } from './category-colour'

describe('categoryOf', () => {
  it('gives the same key the same colour and stays within the eight', () => {
    expect(categoryOf('amelia')).toBe(categoryOf('amelia'))
    for (const key of ['', 'a', 'Zoë', '8f14e45f-ceea-467f-a0e6-9d1c2f3b4a5d', '李']) {
      expect(categoryOf(key)).toBeGreaterThanOrEqual(1)
      expect(categoryOf(key)).toBeLessThanOrEqual(8)
    }
  })
})

describe('initialsOf', () => {
  it('takes the first letters of the first and last word', () => {
    expect(initialsOf('Amelia Hart')).toBe('AH')
    expect(initialsOf('  Mary Jane van der Berg ')).toBe('MB')
    expect(initialsOf('plato')).toBe('P')
    expect(initialsOf('')).toBe('?')
  })

  it.each([
    ['Aurora Foods Ltd', 'AF'],
    ['Northgate Water plc', 'NW'],
    ['Bright Pty. Ltd.', 'B'],
    ['Limited', 'L'],
    ['Calder & Rowe LLP', 'CR'],
  ])('of %s are %s: its legal form is not its name', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
