import type { LoggableItem } from '@praxis/contract/time/time-sheets'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { isFoundBy } from '../../../platform/search/search-index'
import { type Among, idsOfFirst, type Member, mayOpen, memberOf, worksOn } from '../../employees/queries/works-on'
import { isWorkedOn } from '../../targetables/queries/standing'
import { opportunityKind, projectKind } from '../../targetables/queries/targetable-kinds'
import { isTargetableFoundBy } from '../../targetables/queries/targetable-search'
import { isLoggableClient } from './loggable-client'

interface ItemRow extends Columns<'clients', 'logo_image_id'> {
  readonly type: LoggableItem['type']
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly lastLoggedOn: string | null
}

const MOST_ITEMS = 100

/** A condition on a row `p` of targetables: the employee may log time on it now. */
export const isLoggableProject = (member: Member, among: Among): Sql => sql`(
  p.is_active and ${mayOpen(member, among)})`

/** A condition on a row `p` of opportunities: the employee is assigned to it, and it can still be worked on. */
const isLoggableOpportunity = (member: Member): Sql => sql`(${isWorkedOn} and ${worksOn(member, 'few')})`

const itemOf = ({ logoImageId, subtitle, ...row }: ItemRow, files: FileStore): LoggableItem => ({
  subtitle: subtitle ?? (row.type === 'client' ? 'Client' : 'Internal'),
  logo: logoImageId === null ? null : files.publicUrl(logoImageId),
  ...row,
})

/** With a client, only its projects are listed: neither opportunities nor clients. */
interface Asked {
  readonly query: string
  readonly timeSheetSubmissionID?: string | undefined
  readonly clientId?: string
}

/** A search or a client leaves few projects; without either, the first by name and those used recently are read. */
const narrowedProjects = (actor: EmployeeActor, { query, clientId }: Asked): Sql => {
  const conditions = [
    ...(clientId === undefined ? [] : [sql`p.client_id = ${clientId}`]),
    ...(query === '' ? [] : [isTargetableFoundBy(actor, projectKind, query)]),
  ]
  return conditions.length > 0
    ? joinSql(conditions, ' and ')
    : sql`p.id = any (array(${idsOfFirst(memberOf(actor), projectKind.kind, MOST_ITEMS)} union all select id from recent))`
}

const projectsSql = (actor: EmployeeActor, asked: Asked): Sql => sql`
  select 'project' as type, p.id, p.name, p.sort_name, p.client_id
  from targetables p
  where p.company_id = ${actor.company.id} and p.kind = 'project' and ${narrowedProjects(actor, asked)} and ${isLoggableProject(memberOf(actor), 'few')}`

/** Only those that the actor is assigned to, few of all there are; others are not loggable, whoever may see them. */
const opportunitiesSql = (actor: EmployeeActor, { query }: Asked): Sql => {
  const member = memberOf(actor)
  const narrowed =
    query === ''
      ? sql`p.id = any (array(${idsOfFirst(member, opportunityKind.kind, MOST_ITEMS)} union all select id from recent))`
      : isTargetableFoundBy(actor, opportunityKind, query)
  return sql`
  select 'opportunity', p.id, p.name, p.sort_name, p.client_id
  from targetables p
  where p.company_id = ${actor.company.id} and p.kind = 'opportunity' and ${narrowed} and ${isLoggableOpportunity(member)}`
}

/** The same for clients; without a search they come behind all projects, so they are listed only if these are few. */
const narrowedClients = (actor: EmployeeActor, { query }: Asked): Sql =>
  query === ''
    ? sql`c.id = any (array(
        (select own.id from clients own
         where own.company_id = ${actor.company.id} and own.owner_id = ${actor.employee.id} and own.is_active
         order by own.sort_name, own.id limit ${MOST_ITEMS})
        union all
        select p.client_id from targetables p
        where p.company_id = ${actor.company.id} and ${worksOn(memberOf(actor), 'all')}
          and (select count(*) from loggable_projects) < ${MOST_ITEMS}
        union all
        select id from recent))`
    : isFoundBy(rawSql('c.id'), actor.company.id, 'client', query)

const clientsSql = (actor: EmployeeActor, asked: Asked): Sql => sql`
  select 'client', c.id, c.name, c.sort_name, c.id
  from clients c
  where c.company_id = ${actor.company.id} and ${narrowedClients(actor, asked)} and ${isLoggableClient(memberOf(actor))}`

/** What the actor's submission is on already, even if it could not be chosen now. */
const chosenSql = (actor: EmployeeActor, { clientId }: Asked): Sql =>
  clientId === undefined
    ? sql`
  select p.kind, p.id, p.name, p.sort_name, p.client_id from chosen
  join targetables p on p.company_id = ${actor.company.id} and p.id = chosen.id
  union
  select 'client', c.id, c.name, c.sort_name, c.id from chosen
  join clients c on c.company_id = ${actor.company.id} and c.id = chosen.id`
    : sql`
  select 'project', p.id, p.name, p.sort_name, p.client_id from chosen
  join targetables p on p.company_id = ${actor.company.id} and p.id = chosen.id and p.kind = 'project'
    and p.client_id = ${clientId}`

/** How far back the employee's own time is searched for what they use. */
const RECENT_DAYS = 366

/** What the actor may log time on, last used first; what a submission of theirs is on is included. */
export const listLoggableItems = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  asked: Asked,
): Promise<LoggableItem[]> => {
  if (!actor.company.features.project) return []
  const rows = await db.rows<ItemRow>(sql`
    with recent as materialized (
      select coalesce(s.targetable_id, s.client_id) as id, max(s.day) as day
      from time_sheet_submissions s
      where s.company_id = ${actor.company.id} and s.employee_id = ${actor.employee.id}
        and s.day > current_date - ${RECENT_DAYS}::integer
      group by 1
    ), chosen as materialized (
      select coalesce(s.targetable_id, s.client_id) as id from time_sheet_submissions s
      where s.company_id = ${actor.company.id} and s.employee_id = ${actor.employee.id}
        and s.id = ${asked.timeSheetSubmissionID ?? null}
    ), loggable_projects as materialized (
      ${projectsSql(actor, asked)}
    )
    select items.type, items.id, items.name as title, case when items.type <> 'client' then c.name end as subtitle,
      c.logo_image_id as "logoImageId", recent.day as "lastLoggedOn"
    from (
      select * from loggable_projects
      ${asked.clientId === undefined ? sql`union all ${opportunitiesSql(actor, asked)} union all ${clientsSql(actor, asked)}` : rawSql('')}
      union
      ${chosenSql(actor, asked)}
    ) as items
    left join lateral (
      select c.name, c.logo_image_id from clients c
      where c.company_id = ${actor.company.id} and c.id = items.client_id limit 1
    ) as c on true
    left join recent on recent.id = items.id
    left join chosen on chosen.id = items.id
    order by chosen.id is null, "lastLoggedOn" desc nulls last, array_position(array['project', 'opportunity', 'client'], type),
      items.sort_name, items.id
    limit ${MOST_ITEMS}`)
  return rows.map((row) => itemOf(row, files))
}
