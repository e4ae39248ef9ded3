import type { LoggableItem } from '@praxis/contract/time-sheets'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { isFoundBy } from '../../../platform/search/search-index'
import { isProjectFoundBy } from '../../projects/queries/project-search'
import { mayOpen } from '../../projects/queries/works-on'
import { isLoggableClient } from './loggable-client'

interface ItemRow {
  readonly type: LoggableItem['type']
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly logoImageId: string | null
  readonly lastLoggedOn: string | null
}

const MOST_ITEMS = 100

/** A condition on a row `p` of projects: time may be logged on it, as things stand. */
export const isLoggableProject = (employeeId: string): Sql => sql`(p.is_active and ${mayOpen(employeeId)})`

const itemOf = ({ logoImageId, subtitle, ...row }: ItemRow, files: FileStore): LoggableItem => ({
  ...row,
  subtitle: subtitle ?? (row.type === 'project' ? 'Internal' : 'Client'),
  logo: logoImageId === null ? null : files.publicUrl(logoImageId),
})

const orAll = (asked: string, isFound: (asked: string) => Sql): Sql => (asked === '' ? rawSql('true') : isFound(asked))

/** Narrows to projects of one client, if there is one; clients themselves are not among those then. */
interface Asked {
  readonly query: string
  readonly timeSheetSubmissionID?: string | undefined
  readonly clientId?: string
}

const projectsSql = (actor: EmployeeActor, { query, clientId, timeSheetSubmissionID }: Asked): Sql => sql`
  select 'project' as type, p.id, p.name as title, c.name as subtitle, c.logo_image_id as "logoImageId",
    recent.day as "lastLoggedOn", p.sort_name as name, p.id = chosen.project_id as "isChosen"
  from projects p
  left join clients c on c.company_id = p.company_id and c.id = p.client_id
  left join recent on recent.project_id = p.id
  left join chosen on true
  where p.company_id = ${actor.company.id} and ${clientId === undefined ? rawSql('true') : sql`p.client_id = ${clientId}`}
    and (${isLoggableProject(actor.employee.id)} and ${orAll(query, (asked) => isProjectFoundBy(actor, asked))}
      or ${timeSheetSubmissionID === undefined ? rawSql('false') : rawSql('p.id = chosen.project_id')})`

const clientsSql = (actor: EmployeeActor, { query, timeSheetSubmissionID }: Asked): Sql => sql`
  select 'client', c.id, c.name, null, c.logo_image_id, recent.day, c.sort_name, c.id = chosen.client_id
  from clients c
  left join recent on recent.project_id is null and recent.client_id = c.id
  left join chosen on chosen.project_id is null
  where c.company_id = ${actor.company.id}
    and (${isLoggableClient(actor.employee.id)} and ${orAll(query, (asked) => isFoundBy(rawSql('c.id'), actor.company.id, 'client', asked))}
      or ${timeSheetSubmissionID === undefined ? rawSql('false') : rawSql('c.id = chosen.client_id')})`

/** How far back the employee's own time says what they use. */
const RECENT_DAYS = 366

/** What the actor may log time on, last used first; what a submission of theirs is on stays among them. */
export const listLoggableItems = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  asked: Asked,
): Promise<LoggableItem[]> => {
  if (!actor.company.features.project) return []
  const rows = await db.rows<ItemRow>(sql`
    with recent as materialized (
      select s.project_id, case when s.project_id is null then s.client_id end as client_id, max(s.day) as day
      from time_sheet_submissions s
      where s.company_id = ${actor.company.id} and s.employee_id = ${actor.employee.id}
        and s.day > current_date - ${RECENT_DAYS}::integer
      group by 1, 2
    ), chosen as materialized (
      select s.project_id, s.client_id from time_sheet_submissions s
      where s.company_id = ${actor.company.id} and s.employee_id = ${actor.employee.id}
        and s.id = ${asked.timeSheetSubmissionID ?? null}
    )
    select type, id, title, subtitle, "logoImageId", "lastLoggedOn" from (
      ${projectsSql(actor, asked)}
      ${asked.clientId === undefined ? sql`union all ${clientsSql(actor, asked)}` : rawSql('')}
    ) as items
    order by "isChosen" desc nulls last, "lastLoggedOn" desc nulls last, type desc, name, id
    limit ${MOST_ITEMS}`)
  return rows.map((row) => itemOf(row, files))
}
