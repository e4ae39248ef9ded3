import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { ReadDb } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { costOfTime, revenueOfTime } from '../../time-sheets/queries/money-of-time'
import { matches, type SubmissionFilter, searchedTime } from './listed-submissions'
import { assertPeriod } from './time-analysis'
import type { TimeGround } from './time-ground'

type TimeColumns = Columns<
  'time_sheet_submissions',
  'day' | 'duration' | 'chargeable' | 'charged' | 'state' | 'comment' | 'tags' | { role: 'role_name' }
>

export interface ExportedSubmission
  extends TimeColumns,
    LeftJoined<Columns<'clients', { client: 'name' }>>,
    LeftJoined<Columns<'targetables', { project: 'name'; opportunity: 'name' }>>,
    LeftJoined<Columns<'tasks', { task: 'title' }>> {
  readonly person: string
  /** Null where the actor may not see the rates. */
  readonly revenue: number | null
  readonly cost: number | null
}

const moneyColumns = (seesMoney: Sql | undefined): Sql =>
  seesMoney
    ? sql`case when ${seesMoney} then ${rawSql(revenueOfTime())} end as revenue,
          case when ${seesMoney} then ${rawSql(costOfTime())} end as cost`
    : rawSql('null as revenue, null as cost')

/** All submissions that match, for a file. */
export const exportedSubmissions = (
  db: ReadDb,
  ground: TimeGround,
  filter: SubmissionFilter,
): AsyncIterable<ExportedSubmission[]> => {
  assertPeriod(filter)
  return db.batches<ExportedSubmission>(sql`
    select s.day, coalesce(u.first_name || ' ' || u.last_name, e.sort_name) as person, c.name as client,
      case p.kind when 'project' then p.name end as project,
      case p.kind when 'opportunity' then p.name end as opportunity, t.title as task, s.role_name as role, s.duration, s.chargeable, s.charged, s.state, s.comment,
      s.tags, ${moneyColumns(ground.seesMoney)}
    from ${searchedTime(ground, filter)} s
    join employees e on e.company_id = s.company_id and e.id = s.employee_id
    left join users u on u.id = e.user_id
    left join targetables p on p.company_id = s.company_id and p.id = s.targetable_id
    left join clients c on c.company_id = s.company_id and c.id = s.client_id
    left join tasks t on t.company_id = s.company_id and t.id = s.task_id
    where ${matches(ground, filter)}
    order by s.day, e.sort_name, s.starts_at, s.id`)
}
