import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import { describe, expect, it } from 'vitest'
import type { DraftPeriod } from './contract-draft'
import { distanceText, timeOf, untilText } from './period-times'

const period = (appliedDate: string): DraftPeriod => ({
  key: appliedDate,
  appliedDate,
  type: 'permanent',
  week: defaultWorkingWeek,
  holidayEntitlementDays: 25,
})
const [past, current, future] = [period('2022-02-07'), period('2025-04-01'), period('2027-01-01')]
const periods = [past, current, future]
const TODAY = '2026-11-15'

describe('periods', () => {
  it('are past, current or yet to come', () => {
    expect(periods.map((each) => timeOf(periods, each, TODAY))).toEqual(['past', 'current', 'future'])
  })

  it('last until the day before the next', () => {
    expect(periods.map((each) => untilText(periods, each))).toEqual(['to 31/03/2025', 'to 31/12/2026', undefined])
  })
})

it.each([
  ['2026-11-15', 'today'],
  ['2026-11-16', 'in 1 day'],
  ['2026-11-12', '3 days ago'],
  ['2027-01-01', 'in 7 weeks'],
  ['2027-05-15', 'in 6 months'],
])('%s is %s', (day, text) => {
  expect(distanceText(day, TODAY)).toBe(text)
})
