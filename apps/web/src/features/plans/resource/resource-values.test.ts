import type { ResourcePlanSnapshot } from '@praxis/contract/plans/resource-plan'
import { expect, it } from 'vitest'
import { inUnit, mondaysOf, readUnit, resourceSnapshot, resourceValues } from './resource-values'

const byHour = { displayMode: 'byHour', numberOfHoursPerDay: 7.5 } as const
const byDay = { displayMode: 'byDay', numberOfHoursPerDay: 7.5 } as const

const snapshot: ResourcePlanSnapshot = {
  roles: [
    {
      index: 0,
      roleID: null,
      name: 'Data engineer',
      employeeID: null,
      rateCardID: null,
      startDate: '2027-01-04',
      endDate: '2027-01-24',
      calculationMethod: 'custom',
      bookings: [{ monday: '2027-01-11', numberOfHours: 37.5 }],
    },
  ],
  config: byHour,
}

it('turns roles into rows and back without a change, and adds no rates that the reader may not see', () => {
  expect(resourceSnapshot(resourceValues(snapshot))).toEqual(snapshot)
})

it('shows every week from the first to the last, also those with nothing in them', () => {
  expect(mondaysOf(resourceValues(snapshot), [], '2026-11-18')).toEqual(['2027-01-04', '2027-01-11', '2027-01-18'])
  expect(mondaysOf({ roles: [], config: byHour }, [], '2026-11-18')).toHaveLength(12)
})

it('keeps hours whichever unit they are typed in', () => {
  expect(readUnit('2,5', byDay)).toBe(18.75)
  expect(inUnit(18.75, byDay)).toBe(2.5)
  expect(readUnit('7.25', byHour)).toBe(7.25)
})

it('refuses more hours than a week has', () => {
  expect(readUnit('169', byHour)).toBeUndefined()
  expect(readUnit('x', byHour)).toBeUndefined()
})
