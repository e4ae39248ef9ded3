import { describe, expect, it } from 'vitest'
import { momentWords, standingText, warrantyWords } from './asset-times'

const words = momentWords(new Date('2026-11-12T10:00:00Z'), 'Europe/London')

describe('where an asset is', () => {
  it.each([
    ['available', null, 'Available'],
    ['withPerson', null, 'With a person'],
    ['out', '2026-11-13T17:30:00Z', 'Out until 13/11/2026'],
    ['out', '2026-11-12T17:30:00Z', 'Out until 17:30'],
    // An end no longer belongs to the time: what is due at midnight is due on the day before.
    ['out', '2026-11-13T00:00:00Z', 'Out until the end of today'],
    ['booked', '2026-11-14T00:00:00Z', 'Booked until 13/11/2026'],
    ['overdue', '2026-11-10T09:00:00Z', 'Overdue since 10/11/2026'],
    ['overdue', '2026-11-12T09:00:00Z', 'Overdue since 09:00'],
  ] as const)('%s %s is “%s”', (state, until, text) => {
    expect(standingText({ state, until }, words)).toBe(text)
  })

  it('is told by the reader’s clock', () => {
    const inBerlin = momentWords(new Date('2026-11-12T23:30:00Z'), 'Europe/Berlin')
    expect(inBerlin.at('2026-11-12T23:15:00Z')).toBe('00:15')
    expect(inBerlin.at('2026-11-12T22:15:00Z')).toBe('12/11/2026')
    expect(inBerlin.alone('2026-11-12T23:15:00Z')).toBe('Today, 00:15')
    expect(inBerlin.alone('2026-11-12T22:15:00Z')).toBe('12/11/2026')
  })
})

describe('a warranty', () => {
  it.each([
    ['2026-11-11', { text: 'Ended 11/11/2026', tone: 'error' }],
    ['2026-11-12', { text: 'Ends today', tone: 'warning' }],
    ['2026-11-13', { text: '13/11/2026, 1 day left', tone: 'warning' }],
    ['2027-01-11', { text: '11/01/2027, 60 days left', tone: 'warning' }],
    ['2027-01-12', { text: 'Until 12/01/2027' }],
  ])('until %s', (until, said) => {
    expect(warrantyWords(until, '2026-11-12')).toEqual(said)
  })
})
