import { MOST_SECONDS_A_DAY } from '@praxis/contract/planning/planning-rules'
import type { ResourcePlanRole } from '@praxis/contract/plans/resource-plan'
import { daysOfBookings, mostOnADay } from '@praxis/domain/bookings/booking-days'
import { replacedWeeks } from '@praxis/domain/bookings/replace-weeks'
import { type Day, startOfWeek } from '@praxis/domain/calendar/day'
import { datesOfRow, hoursOfSeconds } from '@praxis/domain/plans/role-weeks'
import { invalidField } from '../../../platform/refusal'
import { type BookingsChange, changesOfPieces } from '../../bookings/commands/change-bookings'
import type { BookedRoleRow } from '../../bookings/queries/booked-roles'
import type { ResourceGround } from '../queries/resource-ground'
import { typedSeconds } from '../queries/resource-sums'
import { savedRow } from '../queries/saved-rows'

/** The weeks in which a row begins or ends otherwise than before. */
const weeksOfMovedEdges = ({ startDate, endDate }: ResourcePlanRole, { bookings }: BookedRoleRow): Day[] => {
  const before = daysOfBookings(bookings)
  const moved = [
    ...(before && startDate !== null && startDate !== before.from ? [startDate, before.from] : []),
    ...(before && endDate !== null && endDate !== before.to ? [endDate, before.to] : []),
  ]
  return moved.map(startOfWeek)
}

/** What a row changes of the bookings of its role: weeks that show what is saved keep theirs. */
export const changedBookings = (
  row: ResourcePlanRole,
  roleId: string,
  ground: ResourceGround,
  path: string,
): Required<BookingsChange> => {
  const role = ground.roles.find(({ id }) => id === row.roleID)
  const saved = role && savedRow(role, ground, row.employeeID)
  const typed = new Map(row.bookings.map(({ monday, numberOfHours }) => [monday, numberOfHours]))
  const mondays = new Set([...typed.keys(), ...(saved?.weeks.keys() ?? [])])
  const isChanged = (monday: Day) => hoursOfSeconds(saved?.weeks.get(monday) ?? 0) !== (typed.get(monday) ?? 0)
  const changed = new Set([...[...mondays].filter(isChanged), ...(role ? weeksOfMovedEdges(row, role) : [])])
  const weeks = [...changed].map((monday) => ({
    monday,
    seconds: typedSeconds(monday, typed.get(monday) ?? 0, saved),
  }))
  const dates = datesOfRow(row)
  const days = ground.daysOf(row.employeeID)
  const { left, added } = replacedWeeks(role?.bookings ?? [], weeks, dates ?? { from: days.from, to: days.from }, days)
  if (added.some((booking) => mostOnADay(booking, days) > MOST_SECONDS_A_DAY))
    throw invalidField(path, 'Maximum of 24 hours a day')
  const changes = changesOfPieces(left)
  const ofRole = { roleId, isSoft: false, note: '', cutFrom: null }
  return { ...changes, made: [...changes.made, ...added.map((one) => ({ ...one, ...ofRole }))] }
}
