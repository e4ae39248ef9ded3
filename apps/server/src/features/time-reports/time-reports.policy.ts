import type { EmployeeActor } from '../../platform/auth/actor'
import { type Sql, sql } from '../../platform/database/sql'
import { readsAreaOf } from '../targetables/queries/reads-area'

const readsTimeOf = (actor: EmployeeActor): Sql => readsAreaOf(actor, 'timeSheetSubmissions')

/** A condition on a row `s` of a client's time: it is the actor's own, or of a project whose time they may read. */
export const isReadableTimeOfClient = (actor: EmployeeActor, clientId: string): Sql => sql`(
  s.employee_id = ${actor.employee.id} or s.targetable_id in (
    select p.id from targetables p
    where p.company_id = ${actor.company.id} and p.client_id = ${clientId} and ${readsTimeOf(actor)}))`

/** A condition on a row `c` of clients: the actor may read the time of one of its projects. */
export const readsProjectsOfClient = (actor: EmployeeActor): Sql => sql`exists (
  select from targetables p where p.company_id = c.company_id and p.client_id = c.id and ${readsTimeOf(actor)})`

/** Whether the actor sees everybody's time, rather than that of people below them. */
export const seesEverybodysTime = ({ capabilities }: EmployeeActor): boolean =>
  capabilities.canManageEmployees || capabilities.canManageReports
