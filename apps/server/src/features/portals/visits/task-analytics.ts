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
  const [sums] = await db.lastRows<Required<VisitorTaskAnalytics>>(sql`
    select coalesce(sum(f.estimated), 0)::bigint as "estimatedTime", coalesce(sum(f.charged), 0)::bigint as "loggedTime"
    from task_lists l
    join task_figures f on f.company_id = l.company_id and f.list_id = l.id
    where l.company_id = ${company.id} and l.board_id = ${portal.projectId} and ${isAsked}`)
  const { estimatedTime = 0, loggedTime = 0 } = sums ?? {}
  return { ...(showsEstimated && { estimatedTime }), ...(showsLogged && { loggedTime }) }
}
