import type { Reader } from '../../../platform/auth/reader'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'

/** An employee of a company, who need not be the actor: it may be the one whose time is amended. */
export interface Member {
  readonly companyId: string
  readonly employeeId: string
  /** The one kind of targetables that is asked for, where it is one: somebody may lead very many of another. */
  readonly kind?: string
}

export const memberOf = ({ company, employee }: Reader, kind?: string): Member => ({
  companyId: company.id,
  employeeId: employee.id,
  ...(kind !== undefined && { kind }),
})

/** Whether somebody set what the employee may do there, which replaces what a role brings. */
const hasGrant = (targetable: Sql, { companyId, employeeId }: Member, areas: Sql): Sql => sql`exists (
  select from targetable_permissions m
  where m.company_id = ${companyId} and m.targetable_id = ${targetable} and m.employee_id = ${employeeId} and ${areas})`

const isShutOut = (targetable: Sql, member: Member): Sql => hasGrant(targetable, member, rawSql('true'))

const anyArea = rawSql(`jsonb_path_exists(m.areas, '$.* ? (@ != "noAccess")')`)

const idsOfLed = (member: Member): Sql => sql`
  select led.id from targetables led where led.company_id = ${member.companyId} and led.lead_id = ${member.employeeId}
  ${member.kind === undefined ? sql`` : sql`and led.kind = ${member.kind}`}`

const idsOfOpenToAll = (member: Member): Sql => sql`
  select o.id from targetables o
  where o.company_id = ${member.companyId} and o.is_public and not ${isShutOut(rawSql('o.id'), member)}`

const idsOfLetIn = (member: Member): Sql => sql`
  select m.targetable_id from targetable_permissions m
  where m.company_id = ${member.companyId} and m.employee_id = ${member.employeeId}
    and ${anyArea}
  union all
  select r.targetable_id from targetable_roles r
  where r.company_id = ${member.companyId} and r.employee_id = ${member.employeeId}
    and not ${isShutOut(rawSql('r.targetable_id'), member)}`

/** Ids are found by employee, never by targetable, as a person works on few of many. */
const idsOfOwn = (member: Member): Sql => sql`${idsOfLed(member)} union all ${idsOfLetIn(member)}`

/** What a condition is applied to: all records there are, or a few that another condition has found. */
export type Among = 'all' | 'few'

const isOneOf = (ids: Sql): Sql => sql`p.id = any (array(${ids}))`

const asked = (member: Member, withoutGrant: Sql): Sql => sql`(
  p.lead_id = ${member.employeeId} or ${hasGrant(rawSql('p.id'), member, anyArea)}
  or (${withoutGrant} exists (
    select from targetable_roles r
    where r.company_id = ${member.companyId} and r.targetable_id = p.id and r.employee_id = ${member.employeeId}
  )) and not ${isShutOut(rawSql('p.id'), member)})`

/** A condition on a row `p` of targetables: the employee is its lead, was let in, or has a role and was not shut out. */
export const worksOn = (member: Member, among: Among): Sql =>
  among === 'few' ? asked(member, rawSql('')) : isOneOf(idsOfOwn(member))

/** A condition as worksOn, or that the targetable is open to everybody and the employee was not shut out. */
export const mayOpen = (member: Member, among: Among): Sql =>
  among === 'few'
    ? asked(member, rawSql('p.is_public or'))
    : isOneOf(sql`${idsOfOwn(member)} union all ${idsOfOpenToAll(member)}`)

/** A condition on a row `p` of targetables: it is visible to the actor, as the policy says. */
export const isVisible = (actor: Reader, among: Among, kind?: string): Sql =>
  actor.capabilities.canManageProjects ? rawSql('true') : mayOpen(memberOf(actor, kind), among)

/** Ids of enough active targetables of a kind that the employee may open to include the first of them by name. */
export const idsOfFirst = (member: Member, kind: string, most: number): Sql => sql`
  (${idsOfLed({ ...member, kind })} and led.is_active order by led.sort_name, led.id limit ${most})
  union all ${idsOfLetIn(member)}
  union all (${idsOfOpenToAll(member)} and o.kind = ${kind} and o.is_active order by o.sort_name, o.id limit ${most})`

/** A condition on a row `p` of targetables that the employee may open: nobody shut them out of its details. */
export const readsDetails = (member: Member): Sql => sql`(
  p.lead_id = ${member.employeeId}
  or not ${hasGrant(rawSql('p.id'), member, rawSql(`coalesce(m.areas ->> 'details', 'noAccess') = 'noAccess'`))})`

/** A condition on a row `c` of clients: the employee owns it, or works on something for it. */
export const worksFor = (member: Member, among: Among): Sql =>
  among === 'few'
    ? sql`(c.owner_id = ${member.employeeId} or exists (
        select from targetables p
        where p.company_id = ${member.companyId} and p.client_id = c.id and ${worksOn(member, 'few')}))`
    : sql`c.id = any (array(
        select own.id from clients own where own.company_id = ${member.companyId} and own.owner_id = ${member.employeeId}
        union all
        select p.client_id from targetables p where p.company_id = ${member.companyId} and ${worksOn(member, 'all')}))`
