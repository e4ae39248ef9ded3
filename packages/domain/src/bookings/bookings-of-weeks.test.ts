import { fc, test } from '@fast-check/vitest'
import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import { expect, it } from 'vitest'
import { addDays } from '../calendar/day'
import { secondsOfRole } from './booking-days'
import { bookingsOfWeeks } from './bookings-of-weeks'
import { booked, someWorkDays } from './testing/sample-bookings'
import { sumsByWeek } from './week-grid'
import { workDaysOfCompany } from './work-days'

const HOUR = 3600
const range = { from: '2026-07-06', to: '2026-08-16' }
/** The third week has a bank holiday, the fourth nothing but. */
const holidays = ['2026-07-20', '2026-07-27', '2026-07-28', '2026-07-29', '2026-07-30', '2026-07-31']
const days = workDaysOfCompany(defaultWorkingWeek, holidays, range)
const weeks = (...hours: number[]) =>
  hours.map((some, index) => ({ monday: addDays(range.from, index * 7), seconds: some * HOUR }))

it('is one booking where each working day has the same, also over a week without any', () => {
  expect(bookingsOfWeeks(weeks(40, 40, 32, 0, 40, 40), range, days)).toEqual([
    booked('2026-07-06', '2026-08-16', { secondsPerDay: 8 * HOUR }),
  ])
})

it('is one booking per run, totals where days differ, and nothing where nothing is', () => {
  expect(bookingsOfWeeks(weeks(20, 20, 0, 8, 0.0025, 10), { from: '2026-07-08', to: '2026-08-11' }, days)).toEqual([
    booked('2026-07-08', '2026-07-12', { secondsPerDay: 24_000 }),
    booked('2026-07-13', '2026-07-19', { secondsPerDay: 4 * HOUR }),
    booked('2026-07-27', '2026-08-02', { totalSeconds: 8 * HOUR }),
    booked('2026-08-03', '2026-08-09', { totalSeconds: 9 }),
    booked('2026-08-10', '2026-08-11', { secondsPerDay: 5 * HOUR }),
  ])
})

it('does not bridge a week that it was not given', () => {
  const apart = weeks(10, 0, 8).filter((_, index) => index !== 1)
  expect(bookingsOfWeeks(apart, range, days)).toEqual([
    booked('2026-07-06', '2026-07-12', { secondsPerDay: 2 * HOUR }),
    booked('2026-07-20', '2026-07-26', { secondsPerDay: 2 * HOUR }),
  ])
})

const someWeeks = fc.array(fc.nat({ max: 20 }), { minLength: 10, maxLength: 10 })

test.prop([someWeeks, someWorkDays])(
  'carries exactly the seconds of each week that has a day for them',
  (many, known) => {
    const dates = { from: known.from, to: addDays(known.from, known.capacity.length - 1) }
    const asked = sumsByWeek(
      known.from,
      known.capacity.map(() => 0),
    ).map(({ monday }, index) => ({
      monday,
      seconds: (many[index] ?? 0) * 3_600,
    }))
    const carried = sumsByWeek(known.from, secondsOfRole(bookingsOfWeeks(asked, dates, known), known))
    const canCarry = sumsByWeek(known.from, known.capacity)
    expect(carried).toEqual(
      asked.map((week, index) => ((canCarry[index]?.seconds ?? 0) > 0 ? week : { ...week, seconds: 0 })),
    )
  },
)
