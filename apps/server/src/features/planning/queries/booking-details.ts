import type { BookingDetails } from '@praxis/contract/planning/bookings'
import type { InScenario } from '@praxis/contract/planning/planning-scenarios'
import { secondsByDay, secondsNotCarried } from '@praxis/domain/bookings/booking-days'
import { bookingFlags } from '@praxis/domain/planning/booking-flags'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import type { Door } from '../../bookings/commands/lock-planning'
import { storedBookingOf } from '../../bookings/queries/booking-of-row'
import { loadCompanyGround } from '../../bookings/queries/company-ground'
import { openPlan } from '../../bookings/queries/open-scenario'
import { bookedRoleOf, listRolesOfBookings } from '../../bookings/queries/roles-of-bookings'
import { planOf, rowsOfPlan } from '../../bookings/queries/rows-of-plan'
import type { StoredBooking } from '../../bookings/queries/stored-rows'
import { loadWorkDays } from '../../bookings/queries/work-days'
import { type EmployeeBriefRow, employeeBriefOf, employeeBriefs } from '../../employees/queries/employee-brief'
import { openAnyTargetable, openTargetable } from '../../targetables/queries/open-targetable'
import { loadLastDay } from './last-days'
import { loadNamed } from './named-in-planning'

/** A booking that the actor may see; through the door of one project or opportunity, only its own. */
export const getBookingDetails = async (
  db: Db,
  platform: Pick<Platform, 'dayItems' | 'files'>,
  actor: EmployeeActor,
  id: string,
  { door, scenarioID }: { readonly door?: Door } & InScenario = {},
): Promise<BookingDetails> => {
  await openPlan(db, actor, scenarioID)
  const plan = planOf(actor.company.id, scenarioID)
  const found = await db.row<{ readonly row: StoredBooking }>(sql`
    select to_jsonb(b) as row from ${rowsOfPlan(plan, 'bookings', 'b', 'id', sql`= ${id}`)} where b.company_id = ${actor.company.id} and b.id = ${id}`)
  const [role] = found ? await listRolesOfBookings(db, [found.row.role_id], scenarioID) : []
  if (!found || !role || (door && role.targetableId !== door.id)) throw new Refusal('notFound')
  const { permissions } = door
    ? await openTargetable(db, actor, door.kind, door.id)
    : await openAnyTargetable(db, actor, role.targetableId)
  if (!canRead(permissions.areas.planning)) throw new Refusal('notFound')
  const booking = storedBookingOf(found.row)
  const [company, { targets }, lastDay, people] = await Promise.all([
    loadCompanyGround(db),
    loadNamed(db, { employeeIds: [], rateCardIds: [], targetableIds: [role.targetableId] }),
    role.employeeId === null ? null : loadLastDay(db, role.employeeId),
    db.rows<EmployeeBriefRow>(employeeBriefs(actor.company.id, role.employeeId === null ? [] : [role.employeeId])),
  ])
  const daysOf = await loadWorkDays(db, platform, actor, company, {
    employeeIds: [role.employeeId],
    from: booking.startDate,
    to: booking.endDate,
  })
  const days = daysOf(role.employeeId)
  const [employee] = people
  const notCarried = secondsNotCarried(booking, days)
  const target = targets.get(role.targetableId)
  const flagged = { ...booking, isSoft: booking.type === 'soft', secondsNotCarried: notCarried }
  return {
    ...booking,
    role: bookedRoleOf(role),
    employee: employee ? employeeBriefOf(employee, platform.files) : null,
    seconds: secondsByDay(booking, days).reduce((sum, seconds) => sum + seconds, 0),
    secondsNotCarried: notCarried,
    flags: target ? bookingFlags(flagged, { ...target, lastDay }) : [],
    can: { edit: permissions.editRoles },
  }
}
