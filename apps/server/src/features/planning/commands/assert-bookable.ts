import { MOST_SECONDS_A_DAY } from '@praxis/contract/planning/planning-rules'
import { type BookedTime, daysOfBookings, mayExceed, mostOnADay } from '@praxis/domain/bookings/booking-days'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { invalidField } from '../../../platform/refusal'
import type { BookingContent } from '../../bookings/queries/booked-roles'
import { loadCompanyGround } from '../../bookings/queries/company-ground'
import { listRolesOfBookings } from '../../bookings/queries/roles-of-bookings'
import { loadWorkDays } from '../../bookings/queries/work-days'
import { assertInReach } from '../../plans/queries/assert-in-reach'
import { todayOf } from '../../plans/queries/plan-ground'

interface Paths {
  readonly startDate: string
  readonly endDate: string
  /** The amount, where it is what was given. */
  readonly amount?: string | undefined
}

const amountIn = ({ percentage, totalSeconds }: BookedTime): string =>
  percentage === null ? (totalSeconds === null ? 'secondsPerDay' : 'totalSeconds') : 'percentage'

/**
 * Bookings as they are to be lie among days that are planned, and none takes more than a whole day of any day. What a
 * total or percentage comes to is only looked up where it could be that much.
 */
export const assertBookable = async (
  db: Tx,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  bookings: readonly BookingContent[],
  paths: Paths,
  scenarioId?: string,
): Promise<void> => {
  const today = todayOf(db, actor)
  for (const { startDate, endDate } of bookings) {
    assertInReach(paths.startDate, startDate, today)
    assertInReach(paths.endDate, endDate, today)
  }
  const large = bookings.filter((booking) => mayExceed(booking, MOST_SECONDS_A_DAY))
  const stretch = daysOfBookings(large)
  if (!stretch) return
  const roles = await listRolesOfBookings(db, [...new Set(large.map(({ roleId }) => roleId))], scenarioId)
  const personIn = new Map(roles.map(({ id, employeeId }) => [id, employeeId]))
  const employeeIds = [...personIn.values()]
  const daysOf = await loadWorkDays(db, platform, actor, await loadCompanyGround(db), { employeeIds, ...stretch })
  for (const booking of large)
    if (mostOnADay(booking, daysOf(personIn.get(booking.roleId) ?? null)) > MOST_SECONDS_A_DAY)
      throw invalidField(paths.amount ?? amountIn(booking), 'Maximum of 24 hours a day')
}
