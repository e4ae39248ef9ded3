import { daysOfBookings } from '@praxis/domain/bookings/booking-days'
import type { WorkDays } from '@praxis/domain/bookings/work-days'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { invalidField } from '../../../platform/refusal'
import type { LockedBooking } from '../../bookings/commands/lock-planning'
import { loadCompanyGround } from '../../bookings/queries/company-ground'
import { loadWorkDays } from '../../bookings/queries/work-days'

const NO_DAYS: WorkDays = { from: '1900-01-01', contracted: [], capacity: [] }

/** The days that bookings by total are cut by; other amounts are cut without looking at any. */
export const loadDaysOfBookings = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  bookings: readonly LockedBooking[],
): Promise<(booking: LockedBooking) => WorkDays> => {
  const totals = bookings.filter(({ totalSeconds }) => totalSeconds !== null)
  const stretch = daysOfBookings(totals)
  if (!stretch) return () => NO_DAYS
  const company = await loadCompanyGround(db)
  const employeeIds = totals.map(({ role }) => role.employeeId)
  const daysOf = await loadWorkDays(db, platform, actor, company, { employeeIds, ...stretch })
  return ({ totalSeconds, role }) => (totalSeconds === null ? NO_DAYS : daysOf(role.employeeId))
}

const EARLIEST: Day = '1900-01-01'
const LATEST: Day = '8999-12-31'

interface WithinRange {
  readonly rangeStartDate?: Day | undefined
  readonly rangeEndDate?: Day | undefined
}

/** The days that a change is held to; undefined when it is of whole bookings. */
export const rangeOf = ({ rangeStartDate, rangeEndDate }: WithinRange): DateRange | undefined => {
  if (rangeStartDate === undefined && rangeEndDate === undefined) return undefined
  const range = { from: rangeStartDate ?? EARLIEST, to: rangeEndDate ?? LATEST }
  if (range.to < range.from) throw invalidField('rangeEndDate', 'Choose a day on or after the first one')
  return range
}
