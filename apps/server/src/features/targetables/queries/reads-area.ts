import type { ProjectArea } from '@praxis/contract/projects/project-rules'
import type { EmployeeActor } from '../../../platform/auth/actor'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'

const isLetInto = (actor: EmployeeActor, area: ProjectArea, levels: Sql): Sql =>
  actor.capabilities.canManageProjects
    ? rawSql('true')
    : sql`(p.lead_id = ${actor.employee.id} or exists (
        select from targetable_permissions m
        where m.company_id = p.company_id and m.targetable_id = p.id and m.employee_id = ${actor.employee.id}
          and m.areas ->> ${area} in (${levels})))`

/** A condition on a row `p` of targetables: the actor leads it, manages projects, or was let into this area of it. */
export const readsAreaOf = (actor: EmployeeActor, area: ProjectArea): Sql =>
  isLetInto(actor, area, rawSql(`'read', 'write'`))

/** The same for those who may also change what is there. */
export const writesAreaOf = (actor: EmployeeActor, area: ProjectArea): Sql => isLetInto(actor, area, rawSql(`'write'`))

/**
 * A condition on a row `p` of targetables that all meet of which the actor may read an area. Who does not manage projects has
 * few: they are looked up rather than each project asked who may see it.
 */
export const isAmongOwn = ({ company, employee, capabilities }: EmployeeActor): Sql =>
  capabilities.canManageProjects
    ? rawSql('true')
    : sql`p.id = any (array(
        select l.id from targetables l where l.company_id = ${company.id} and l.lead_id = ${employee.id}
        union
        select m.targetable_id from targetable_permissions m
        where m.company_id = ${company.id} and m.employee_id = ${employee.id}))`
