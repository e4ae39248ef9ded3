import { defaultWorkingWeek } from '@praxis/contract/company/company-settings'
import { expect, it } from 'vitest'
import { capacityByDay, type WorkCalendar } from '../capacity/capacity'
import { itemsByDay } from '../capacity/day-item'
import { contractedSecondsOn } from '../people/employment-contract'
import { workDaysOfCompany, workDaysOfPerson } from './work-days'

const shortWeek = { 1: 3600, 2: 7200, 3: 0, 4: 10_801, 5: 0, 6: 0, 7: 1 }
const period = { type: 'permanent', holidayEntitlementDays: 25 } as const
const contract = {
  startDate: '2026-01-08',
  periods: [
    { ...period, appliedDate: '2026-01-08', workingTimeIntervalByDay: defaultWorkingWeek },
    { ...period, appliedDate: '2026-02-11', workingTimeIntervalByDay: shortWeek, endDate: '2026-03-10' },
  ],
}
const taken = { kind: 'absence', words: '', takesTime: true } as const
const calendar: WorkCalendar = {
  contract,
  items: itemsByDay([
    { ...taken, day: '2026-01-12', share: 'fullDay' },
    { ...taken, day: '2026-02-11', share: 'pm' },
    { ...taken, day: '2026-01-02', share: 'am' },
    { ...taken, day: '2027-01-02', share: 'am' },
  ]),
}

it('gives a person on each day what capacity says, over a change of contract and its end', () => {
  const days = workDaysOfPerson(calendar, { from: '2026-01-01', to: '2026-03-31' })
  const expected = capacityByDay(calendar, '2026-01-01', '2026-03-31')
  expect(days.capacity).toEqual(expected.map(({ seconds }) => seconds))
  expect(days.contracted).toEqual(expected.map(({ day }) => contractedSecondsOn(contract, day)))
})

it('gives nothing to somebody without a contract', () => {
  const none = { contract: undefined, items: itemsByDay([]) }
  expect(workDaysOfPerson(none, { from: '2026-01-01', to: '2026-01-02' }).capacity).toEqual([0, 0])
})

it('gives the company’s week, less its bank holidays, to whoever is not named', () => {
  const days = workDaysOfCompany(defaultWorkingWeek, ['2026-01-01', '2025-12-26'], {
    from: '2026-01-01',
    to: '2026-01-05',
  })
  expect(days.contracted).toEqual([27_000, 27_000, 0, 0, 27_000])
  expect(days.capacity).toEqual([0, 27_000, 0, 0, 27_000])
})
