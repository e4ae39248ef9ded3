import type { EmployeeActor } from '../../platform/auth/actor'
import { rawSql, type Sql, sql } from '../../platform/database/sql'

/** A condition on a row `p` of targetables: the actor leads it, manages projects, or was let into its time. */
const readsTimeOf = (actor: EmployeeActor): Sql =>
  actor.capabilities.canManageProjects
    ? rawSql('true')
    : sql`(p.lead_id = ${actor.employee.id} or exists (
        select from targetable_permissions m
        where m.company_id = p.company_id and m.targetable_id = p.id and m.employee_id = ${actor.employee.id}
          and m.areas ->> 'timeSheetSubmissions' in ('read', 'write')))`

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
