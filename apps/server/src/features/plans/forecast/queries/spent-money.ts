import type { Day } from '@praxis/domain/calendar/day'
import type { SpentMonth } from '@praxis/domain/plans/forecast-ground'
import type { Db } from '../../../../platform/database/database'
import { rawSql, sql } from '../../../../platform/database/sql'
import { rowsByProject } from './by-project'

/** Claims of a day; revenue is what is billed to the client. */
export interface SpentDay extends Omit<SpentMonth, 'month'> {
  readonly day: Day
}

/** What was spent on projects, without VAT and in their currencies: approved and waiting. */
export const loadSpentMoney = async (
  db: Db,
  projectIds: readonly string[],
): Promise<(projectId: string) => readonly SpentDay[]> => {
  const rows = await db.rows<SpentDay & { readonly projectId: string }>(sql`
    select s.targetable_id as "projectId", s.incurred_on as day, s.state,
      coalesce(sum(s.net_in_project) filter (where s.bill_to_client), 0)::bigint as revenue,
      coalesce(sum(s.net_in_project), 0)::bigint as cost
    from expenses s
    where s.company_id = ${db.scope.companyId} and s.targetable_id = any (${projectIds}::uuid[])
      and ${rawSql(`s.state in ('approved', 'waitingForApproval')`)}
      and s.project_currency = (
        select p.currency from targetables p where p.company_id = s.company_id and p.id = s.targetable_id)
    group by s.targetable_id, s.incurred_on, s.state
    order by s.incurred_on, s.state`)
  return rowsByProject(rows)
}
