import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { addDays, daysBetween, endOfMonth, weekdayOf } from '../calendar/day'
import { versionsToDrop } from './kept-versions'

const TODAY = '2031-06-18'
const daily = (count: number, until = TODAY) => Array.from({ length: count }, (_, index) => addDays(until, -index))
const keptOf = (days: readonly string[], today = TODAY) => {
  const dropped = new Set(versionsToDrop(days, today))
  return days.filter((day) => !dropped.has(day))
}

it('keeps every day for ninety days, then the last of weeks and months, after two years that of months', () => {
  const kept = keptOf(daily(1_500))
  for (const day of kept) {
    const age = daysBetween(day, TODAY)
    const [isSunday, endsMonth] = [weekdayOf(day) === 1, endOfMonth(day) === day]
    // The week and the month in which the ninety days end are not over yet.
    expect([day, age <= 91 || endsMonth || (isSunday && day >= '2029-06-18')]).toEqual([day, true])
  }
  expect(kept.filter((day) => daysBetween(day, TODAY) <= 90)).toHaveLength(91)
  expect(kept).toEqual(expect.arrayContaining(['2029-06-30', '2029-06-24', '2028-02-29']))
  expect(kept).not.toContain('2029-06-17')
})

it('keeps the last that there is where nights were missed', () => {
  expect(keptOf(['2029-01-03', '2029-01-09', '2030-01-01', '2030-01-03'])).toEqual(['2029-01-09', '2030-01-03'])
})

test.prop([fc.uniqueArray(fc.nat(1_200), { maxLength: 60 }), fc.nat(300)])(
  'thinned night by night is what is left when it is thinned once, and never the newest of a month',
  (ages, nights) => {
    const days = ages.map((age) => addDays(TODAY, -age))
    let left = days
    for (let night = 0; night <= nights; night += 30) left = keptOf(left, addDays(TODAY, night))
    const last = addDays(TODAY, nights - (nights % 30))
    expect(keptOf(left, last).toSorted()).toEqual(keptOf(days, last).toSorted())
    const months = (of: readonly string[]) => [...new Set(of.map((day) => day.slice(0, 7)))].sort()
    expect(months(left)).toEqual(months(days))
  },
)
