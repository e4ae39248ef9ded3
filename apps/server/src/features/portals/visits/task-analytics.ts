import type { VisitorTaskAnalytics } from '@praxis/contract/portals/portal-figures'
import { sharesWith, type VisitorActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'

/** The time of the tasks on the project’s board, or of some of its lists, as far as the portal shares it. */
export const getVisitorTaskAnalytics = async (
  db: Db,
  actor: VisitorActor,
  listIds: readonly string[] = [],
): Promise<VisitorTaskAnalytics> => {
  const { portal, company } = actor
  const [showsEstimated, showsLogged] = [sharesWith(actor, 'showEstimatedTime'), sharesWith(actor, 'showLoggedTime')]
  if (!showsEstimated && !showsLogged) throw new Refusal('invalidPermission')
  const isAsked = listIds.length > 0 ? sql`l.id = any (${listIds}::uuid[])` : rawSql('true')
  const lists = sql`
    select l.id from task_lists l
    where l.company_id = ${company.id} and l.board_id = ${portal.projectId} and ${isAsked}`
  const estimated = () =>
    db.row<{ readonly estimatedTime: number }>(sql`
      select coalesce(sum(f.estimated), 0)::bigint as "estimatedTime" from task_figures f
      where f.company_id = ${company.id} and f.list_id = any (array(${lists}))`)
  const logged = () =>
    db.row<{ readonly loggedTime: number }>(sql`
      select coalesce(sum(s.charged), 0)::bigint as "loggedTime"
      from time_sheet_submissions s
      join tasks t on t.company_id = s.company_id and t.id = s.task_id
      where s.company_id = ${company.id} and s.targetable_id = ${portal.projectId} and s.state = 'approved'
        and t.archived_at is null and t.list_id = any (array(${lists}))`)
  const [ofEstimates, ofTime] = await Promise.all([showsEstimated && estimated(), showsLogged && logged()])
  return { ...(ofEstimates || {}), ...(ofTime || {}) }
}
