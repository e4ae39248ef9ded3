import { expect, it } from 'vitest'
import { plannedTime } from './planned-time'

const role = (index: number, employeeID: string | null, mondays: readonly string[]) => ({
  index,
  roleID: null,
  name: 'Engineer',
  employeeID,
  rateCardID: null,
  startDate: null,
  endDate: null,
  calculationMethod: 'custom' as const,
  bookings: mondays.map((monday) => ({ monday, numberOfHours: 10 })),
})
const config = { displayMode: 'byHour', numberOfHoursPerDay: 7.5 } as const
const planOf = (roles: ReturnType<typeof role>[]) => ({
  snapshot: { roles, config },
  sums: {
    roles: roles.map(({ index, bookings }) => ({ index, seconds: bookings.length * 36_000, secondsNotCarried: 0 })),
    seconds: roles.reduce((sum, { bookings }) => sum + bookings.length * 36_000, 0),
  },
})

it('says how long is planned, over how many weeks, and what nobody is named for', () => {
  const named = role(0, 'ana', ['2027-01-04', '2027-01-18'])
  expect(plannedTime(planOf([named, role(1, null, ['2027-01-25'])]))).toEqual({
    text: '30h 00m',
    over: 'in 4 weeks',
    note: 'incl. 10h 00m unassigned',
  })
  expect(plannedTime(planOf([named])).note).toBe('all of it assigned')
  expect(plannedTime(planOf([]))).toMatchObject({ over: undefined, note: 'Nothing planned' })
})
