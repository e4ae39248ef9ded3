import { fc, test } from '@fast-check/vitest'
import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import { expect, it } from 'vitest'
import { workDaysOfCompany } from '../bookings/work-days'
import { datesOfRow, hoursOfSeconds, secondsOfHours, spreadHours } from './role-weeks'

const range = { from: '2026-07-06', to: '2026-08-16' }
const days = workDaysOfCompany(defaultWorkingWeek, ['2026-07-20'], range)
const week = (monday: string, numberOfHours: number) => ({ monday, numberOfHours })

it.each([
  [0, 0],
  [7.29, 26_244],
  [37.5, 135_000],
])('%d hours are %i seconds', (hours, seconds) => {
  expect(secondsOfHours(hours)).toBe(seconds)
  expect(hoursOfSeconds(seconds)).toBe(hours)
})

it.each([
  ['2026-07-08', '2026-07-20', [], '2026-07-08', '2026-07-20'],
  ['2026-07-08', null, [week('2026-07-13', 1)], '2026-07-08', '2026-07-19'],
  [null, null, [week('2026-07-13', 1), week('2026-07-06', 2), week('2026-08-03', 0)], '2026-07-06', '2026-07-19'],
  ['2026-07-15', '2026-07-16', [week('2026-07-06', 2), week('2026-07-20', 2)], '2026-07-06', '2026-07-26'],
  ['2026-07-15', null, [], '2026-07-15', '2026-07-15'],
])('a row from %s to %s with %j has the dates %s to %s', (startDate, endDate, bookings, from, to) => {
  expect(datesOfRow({ startDate, endDate, bookings })).toEqual({ from, to })
})

it('has no dates without any, or when it would end before it begins', () => {
  expect(datesOfRow({ startDate: null, endDate: null, bookings: [week('2026-07-06', 0)] })).toBeUndefined()
  expect(datesOfRow({ startDate: '2026-07-08', endDate: '2026-07-07', bookings: [] })).toBeUndefined()
})

it('spreads hours by working days', () => {
  const dates = { from: '2026-07-16', to: '2026-07-27' }
  expect(spreadHours([week('2026-07-06', 10), week('2026-07-13', 0.01)], dates, days)).toEqual([
    week('2026-07-13', 2.86),
    week('2026-07-20', 5.72),
    week('2026-07-27', 1.43),
  ])
})

test.prop([fc.array(fc.nat(16_800), { maxLength: 10 })])('no hundredth of an hour is lost', (hundredths) => {
  const weeks = hundredths.map((some) => week('2026-07-06', some / 100))
  const spreadOut = spreadHours(weeks, range, days).map(({ numberOfHours }) => Math.round(numberOfHours * 100))
  expect(spreadOut.reduce((sum, some) => sum + some, 0)).toBe(hundredths.reduce((sum, some) => sum + some, 0))
})
