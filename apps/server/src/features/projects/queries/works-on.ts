import type { EmployeeActor } from '../../../platform/auth/actor'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'

/** Somebody of a company. Not the actor alone: whose time is put right is asked for too. */
export interface Member {
  readonly companyId: string
  readonly employeeId: string
}

export const memberOf = ({ company, employee }: EmployeeActor): Member => ({
  companyId: company.id,
  employeeId: employee.id,
})

/** Whether somebody settled what the employee may do in a project; it replaces what a role brings. */
const hasGrant = (project: Sql, { companyId, employeeId }: Member, areas: Sql): Sql => sql`exists (
  select from project_permissions m
  where m.company_id = ${companyId} and m.project_id = ${project} and m.employee_id = ${employeeId} and ${areas})`

const isShutOut = (project: Sql, member: Member): Sql => hasGrant(project, member, rawSql('true'))

/** By employee, never by project: of a thousand projects a person works on ten. */
const idsOfOwn = (member: Member): Sql => sql`
  select led.id from projects led where led.company_id = ${member.companyId} and led.lead_id = ${member.employeeId}
  union all
  select m.project_id from project_permissions m
  where m.company_id = ${member.companyId} and m.employee_id = ${member.employeeId}
    and jsonb_path_exists(m.areas, '$.* ? (@ != "noAccess")')
  union all
  select r.project_id from project_roles r
  where r.company_id = ${member.companyId} and r.employee_id = ${member.employeeId}
    and not ${isShutOut(rawSql('r.project_id'), member)}`

/** A condition on a row `p` of projects: the employee is its lead, was let in, or has a role and was not shut out. */
export const worksOn = (member: Member): Sql => sql`p.id = any (array(${idsOfOwn(member)}))`

/** The same, and what is open to everybody who was not shut out. */
export const mayOpen = (member: Member): Sql => sql`p.id = any (array(
  ${idsOfOwn(member)}
  union all
  select o.id from projects o
  where o.company_id = ${member.companyId} and o.is_public and not ${isShutOut(rawSql('o.id'), member)}))`

/** A condition on a row `p` of projects that the employee may open: nobody shut them out of its details. */
export const readsDetails = (member: Member): Sql => sql`(
  p.lead_id = ${member.employeeId}
  or not ${hasGrant(rawSql('p.id'), member, rawSql(`coalesce(m.areas ->> 'details', 'noAccess') = 'noAccess'`))})`

/** Of clients: those the employee owns, and those of the projects they work on. */
export const idsOfOwnClients = (member: Member): Sql => sql`
  select own.id from clients own where own.company_id = ${member.companyId} and own.owner_id = ${member.employeeId}
  union all
  select p.client_id from projects p where p.company_id = ${member.companyId} and ${worksOn(member)}`
