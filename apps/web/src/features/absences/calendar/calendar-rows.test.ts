import { describe, expect, it } from 'vitest'
import { dayBeside, monthsOf, weeksOf } from './calendar-rows'

describe('the months of a period', () => {
  it('stand under the weekdays they begin on', () => {
    const months = monthsOf({ from: '2026-01-01', to: '2026-12-31' })
    expect(months).toHaveLength(12)
    // The first of January 2026 was a Thursday.
    expect(months[0]?.row.slice(0, 4)).toEqual([undefined, undefined, undefined, '2026-01-01'])
    expect(months.flatMap(({ row }) => row.filter(Boolean))).toHaveLength(365)
  })

  it('have only the days of a year that begins within a month', () => {
    const months = monthsOf({ from: '2026-04-06', to: '2027-04-05' })
    expect(months).toHaveLength(13)
    expect(months[0]?.row.find(Boolean)).toBe('2026-04-06')
    expect(months.at(-1)?.row.findLast(Boolean)).toBe('2027-04-05')
  })
})

it('has the weeks of a month without its neighbours’ days', () => {
  const weeks = weeksOf('2026-11-01')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([...new Array(6).fill(undefined), '2026-11-01'])
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30')
})

describe('arrow keys', () => {
  const rows = monthsOf({ from: '2026-01-01', to: '2026-12-31' }).map(({ row }) => row)
  it.each([
    ['2026-01-31', 'ArrowRight', '2026-02-01'],
    ['2026-02-01', 'ArrowLeft', '2026-01-31'],
    ['2026-01-01', 'ArrowLeft', undefined],
    // The row above stands under the same weekday; where it has no day there, the nearest one is taken.
    ['2026-11-12', 'ArrowUp', '2026-10-15'],
    ['2026-03-31', 'ArrowUp', '2026-02-28'],
    ['2026-12-02', 'ArrowDown', undefined],
    ['2026-06-10', 'Home', '2026-01-01'],
    ['2026-06-10', 'End', '2026-12-31'],
    ['2026-06-10', 'a', undefined],
  ])('from %s by %s lead to %s', (day, key, expected) => {
    expect(dayBeside(rows, day, key)).toBe(expected)
  })
})
