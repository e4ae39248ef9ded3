import type { AutomationInput } from '@praxis/contract/tasks/automation-endpoints'
import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { OpenBoard } from '../board'
import { employeeIdOf } from '../board-actor'

export type Rule = Pick<AutomationInput, 'trigger' | 'action'> & Columns<'automations', 'id'>

/** What a person's change sets off: the rules still to run, and those that had their turn, so that none has another. */
export interface Cascade {
  readonly due: Rule[]
  readonly ranIds: Set<string>
}

/** Who changed the status: whoever opened the board, or a rule on their behalf, which continues its cascade. */
export type SetOffBy = Pick<OpenBoard, 'actor'> | { readonly cascade: Cascade }

const rulesFor = (db: Tx, boardId: string, statusId: string | null): Promise<Rule[]> =>
  db.rows<Rule>(sql`
    select id, trigger, action from automations
    where company_id = ${db.scope.companyId} and board_id = ${boardId} and is_active
      and trigger ->> 'type' = 'taskStatusUpdate'
      and coalesce(trigger ->> 'statusID', ${statusId ?? BACKLOG_STATUS_ID}) = ${statusId ?? BACKLOG_STATUS_ID}
    order by created_at, id`)

/** Enqueues the rules, which run after the commit. */
export const enqueueRules = (
  db: Tx,
  rules: readonly { readonly id: string }[],
  taskId: string,
  employeeId: string | null,
): void => {
  if (rules.length > 0)
    db.enqueue({ task: 'runAutomations', payload: { taskId, ruleIds: rules.map(({ id }) => id), employeeId } })
}

/** To be called whenever a task gets another status: the rules that this sets off run after the commit. */
export const taskStatusChanged = async (
  db: Tx,
  board: { readonly id: string },
  task: { readonly id: string; readonly statusId: string | null },
  by: SetOffBy,
): Promise<void> => {
  const rules = await rulesFor(db, board.id, task.statusId)
  if ('cascade' in by) {
    const { cascade } = by
    const fresh = rules.filter(({ id }) => !cascade.ranIds.has(id))
    for (const { id } of fresh) cascade.ranIds.add(id)
    cascade.due.push(...fresh)
  } else enqueueRules(db, rules, task.id, employeeIdOf(by.actor))
}
