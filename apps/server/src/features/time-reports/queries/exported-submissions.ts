import type { RequestState } from '@praxis/contract/requests/request-rules'
import type { Day } from '@praxis/domain/calendar/day'
import type { ReadDb } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { matches, type SubmissionFilter, searchedTime } from './listed-submissions'
import { assertPeriod } from './time-analysis'
import { costOfTime, revenueOfTime } from './time-figures'
import type { TimeGround } from './time-ground'

export interface ExportedSubmission {
  readonly day: Day
  readonly person: string
  readonly client: string | null
  readonly project: string | null
  readonly task: string | null
  readonly role: string | null
  readonly duration: number
  readonly chargeable: number
  readonly charged: number
  readonly state: RequestState
  readonly comment: string
  readonly tags: string[]
  /** Null where the actor may not see the rates. */
  readonly revenue: number | null
  readonly cost: number | null
}

const moneyColumns = (seesMoney: Sql | undefined): Sql =>
  seesMoney
    ? sql`case when ${seesMoney} then ${rawSql(revenueOfTime)} end as revenue,
          case when ${seesMoney} then ${rawSql(costOfTime)} end as cost`
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
      p.name as project, t.title as task, s.role_name as role, s.duration, s.chargeable, s.charged, s.state, s.comment,
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
