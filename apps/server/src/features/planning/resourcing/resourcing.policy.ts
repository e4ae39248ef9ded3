import type { EmployeeActor } from '../../../platform/auth/actor'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { idsBelow } from '../../employees/queries/people-below'

/** Whether the actor sees what everybody is booked for in the report, rather than people below them. */
const seesEverybody = ({ capabilities }: EmployeeActor): boolean =>
  capabilities.canManageEmployees || capabilities.canManageProjects || capabilities.canManageReports

/** A condition on an employee's id: the actor sees them in the report. */
export const isReportedTo = (actor: EmployeeActor, id: Sql): Sql =>
  seesEverybody(actor) ? rawSql('true') : sql`${id} in (${idsBelow(actor)})`

/** A condition on an employee's id: the actor may look into their bookings. One's own are never hidden. */
export const hasBookingsFor = (actor: EmployeeActor, id: Sql): Sql =>
  actor.capabilities.canManageEmployees || actor.capabilities.canManageProjects
    ? rawSql('true')
    : sql`(${id} = ${actor.employee.id} or ${id} in (${idsBelow(actor)}))`
