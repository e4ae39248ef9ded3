import type { EmployeeBookings } from '@praxis/contract/planning/resourcing'
import { secondsWithin } from '@praxis/domain/bookings/booking-days'
import type { WorkDays } from '@praxis/domain/bookings/work-days'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, daysBetween } from '@praxis/domain/calendar/day'
import { freeStretches } from '@praxis/domain/planning/free-stretches'
import { defaultPlanningRange } from '@praxis/domain/planning/intervals'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import { rawSql, sql } from '../../../../platform/database/sql'
import type { Platform } from '../../../../platform/platform'
import { Refusal } from '../../../../platform/refusal'
import { type BookingInRole, bookingOf } from '../../../bookings/queries/booking-of-row'
import { employeeBriefOf } from '../../../employees/queries/employee-brief'
import { loadNamed, type NamedTarget, softShareOn } from '../../queries/named-in-planning'
import { ownToday } from '../../queries/own-targets'
import type { PlannedRoleRow } from '../../queries/planned-roles'
import { planningRange } from '../../queries/planning-range'
import { hasBookingsFor } from '../resourcing.policy'
import { bookingsIn, listBookedPeople, loadDaysOfPeople } from './booked-people'
import { listVisibleTargetIds } from './visible-targets'

interface AskedDays {
  readonly startDate?: Day | undefined
  readonly endDate?: Day | undefined
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

const capacityWithin = ({ from, capacity }: WorkDays, range: DateRange): number =>
  sumOf(capacity.slice(daysBetween(from, range.from), daysBetween(from, range.to) + 1))

const targetOf = ({
  id,
  name,
  clientName,
  probability,
}: NamedTarget): EmployeeBookings['bookings'][number]['target'] => ({
  name,
  clientName,
  projectID: probability === null ? id : null,
  opportunityID: probability === null ? null : id,
})

/** What is noted on something that the reader may not see could say what it is. */
const shownBooking = (
  booking: BookingInRole,
  role: PlannedRoleRow,
  seconds: number,
  target: NamedTarget | undefined,
): EmployeeBookings['bookings'][number] => ({
  ...bookingOf(booking, role.id),
  ...(!target && { note: '' }),
  seconds,
  roleName: target ? role.name : '',
  target: target ? targetOf(target) : null,
})

export const getEmployeeBookings = async (
  db: Db,
  platform: Pick<Platform, 'dayItems' | 'files' | 'clock'>,
  actor: EmployeeActor,
  id: string,
  { startDate, endDate }: AskedDays,
): Promise<EmployeeBookings> => {
  const today = await ownToday(db, platform, actor)
  const range = planningRange({ fromDate: startDate, toDate: endDate, level: 'day' }, defaultPlanningRange(today))
  const isAsked = sql`e.id = ${id} and ${hasBookingsFor(actor, rawSql('e.id'))}`
  const people = await listBookedPeople(db, isAsked, range)
  const [person] = people
  if (!person) throw new Refusal('notFound')
  const { roles, brief } = person
  const targetableIds = [...new Set(roles.map(({ targetableId }) => targetableId))]
  const [daysOf, { targets }, visible] = await Promise.all([
    loadDaysOfPeople(db, platform, actor, people, range),
    loadNamed(db, { employeeIds: [], rateCardIds: [], targetableIds }),
    listVisibleTargetIds(db, actor, targetableIds),
  ])
  const days = daysOf(person)
  const secondsOf = (bookings: readonly BookingInRole[]) => sumOf(secondsWithin(bookings, days, range))
  const loading = roles.flatMap(({ targetableId, bookings }) => {
    const target = targets.get(targetableId)
    const softShare = target ? softShareOn(target) : 0
    return bookings.map((booking) => ({ softShare, ...booking }))
  })
  return {
    employee: employeeBriefOf(brief, platform.files),
    startDate: range.from,
    endDate: range.to,
    capacity: capacityWithin(days, range),
    hard: secondsOf(bookingsIn(roles).filter(({ isSoft }) => !isSoft)),
    soft: secondsOf(bookingsIn(roles).filter(({ isSoft }) => isSoft)),
    bookings: roles
      .flatMap((role) =>
        role.bookings.map((booking) => {
          const target = visible.has(role.targetableId) ? targets.get(role.targetableId) : undefined
          return shownBooking(booking, role, secondsOf([booking]), target)
        }),
      )
      .toSorted((one, other) => (one.startDate < other.startDate ? -1 : Number(one.startDate > other.startDate))),
    free: freeStretches(loading, days, range),
  }
}
