import { rankBetween } from '@praxis/domain/tasks/rank'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { PlacedTask } from './task-to-change'

/** Sub-tasks, including archived ones, become tasks of the list in the place of their task. */
export const raiseSubTasks = async (db: Tx, { id, listId, rank, subTaskIds }: PlacedTask): Promise<void> => {
  if (subTaskIds.length === 0) return
  const next = await db.row<LeftJoined<Columns<'tasks', 'rank'>>>(sql`
    select min(rank) as rank from tasks
    where company_id = ${db.scope.companyId} and list_id = ${listId} and parent_id is null and rank > ${rank}`)
  const ranks: string[] = []
  for (let last = rank; ranks.length < subTaskIds.length; ranks.push(last)) last = rankBetween(last, next?.rank ?? null)
  await db.run(sql`
    update tasks t set parent_id = null, rank = o.rank
    from unnest(${subTaskIds}::uuid[], ${ranks}::text[]) as o (id, rank)
    where t.company_id = ${db.scope.companyId} and t.id = o.id and t.parent_id = ${id}`)
}
