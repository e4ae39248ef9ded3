import type { ResourcePlanRole, ResourcePlanSnapshot } from '@praxis/contract/plans/resource-plan'
import { type BookedTime, daysOfBookings, secondsNotCarried, secondsOfRole } from '@praxis/domain/bookings/booking-days'
import { sumsByWeek } from '@praxis/domain/bookings/week-grid'
import { secondsOfWeek, workingDaysOf } from '@praxis/domain/people/employment-contract'
import { hoursOfSeconds } from '@praxis/domain/plans/role-weeks'
import type { BookedRoleRow } from '../../bookings/queries/booked-roles'
import type { ResourceGround } from './resource-ground'

/** A role as a row of the weekly grid. */
export interface SavedRow {
  readonly role: BookedRoleRow
  /** Seconds by the Monday of their week. */
  readonly weeks: ReadonlyMap<string, number>
  readonly seconds: number
  readonly secondsNotCarried: number
}

const SECONDS_PER_HOUR = 3600

/** The weeks of a role that is filled by its own person, or by another one. */
export const savedRow = (role: BookedRoleRow, { daysOf }: ResourceGround, employeeId = role.employeeId): SavedRow => {
  const days = daysOf(employeeId)
  const weeks = sumsByWeek(days.from, secondsOfRole(role.bookings, days)).filter(({ seconds }) => seconds > 0)
  return {
    role,
    weeks: new Map(weeks.map(({ monday, seconds }) => [monday, seconds])),
    seconds: weeks.reduce((sum, { seconds }) => sum + seconds, 0),
    secondsNotCarried: role.bookings.reduce((sum, booking) => sum + secondsNotCarried(booking, days), 0),
  }
}

const isEven = (bookings: readonly BookedTime[]): boolean =>
  bookings.length < 2 && bookings.every(({ percentage }) => percentage === null)

const rowOf = ({ role, weeks }: SavedRow, index: number, seesMoney: boolean): ResourcePlanRole => {
  const dates = daysOfBookings(role.bookings)
  return {
    index,
    roleID: role.id,
    name: role.name,
    employeeID: role.employeeId,
    rateCardID: role.rateCardId,
    startDate: dates?.from ?? null,
    endDate: dates?.to ?? null,
    calculationMethod: isEven(role.bookings) ? 'even' : 'custom',
    ...(seesMoney && { hourlyCharge: role.hourlyCharge, hourlyCost: role.hourlyCost }),
    bookings: [...weeks].map(([monday, seconds]) => ({ monday, numberOfHours: hoursOfSeconds(seconds) })),
  }
}

/** How long a day is where days are shown: as was saved, else the mean of the company’s working days. */
const secondsPerDay = ({ plan, company: { defaultWeek } }: ResourceGround): number => {
  if (plan.secondsPerDay !== null) return plan.secondsPerDay
  const days = workingDaysOf({ workingTimeIntervalByDay: defaultWeek }).length
  return days === 0 ? 8 * SECONDS_PER_HOUR : secondsOfWeek(defaultWeek) / days
}

export const snapshotOf = (
  rows: readonly SavedRow[],
  ground: ResourceGround,
  seesMoney: boolean,
): ResourcePlanSnapshot => ({
  roles: rows.map((row, index) => rowOf(row, index, seesMoney)),
  config: { displayMode: ground.plan.unit ?? 'byHour', numberOfHoursPerDay: hoursOfSeconds(secondsPerDay(ground)) },
})
