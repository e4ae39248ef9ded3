import { Id } from '@praxis/contract/protocol/values'
import { BACKLOG_STATUS, BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { defineJob } from '../../../platform/jobs/job'
import type { Platform } from '../../../platform/platform'
import { announceBoard, assignableAmong } from '../board-audience'
import { changeTaskStatus } from '../commands/change-task-status'
import { lockBoard } from '../lock-board'
import { statusNamesOf } from './automations.queries'
import { describeRule } from './describe-rule'
import { mailByRule, type Subject } from './mail-by-rule'
import type { Cascade, Rule } from './run-automations'

/** The task that the rules act on, if it still exists. */
const subjectOf = (db: Tx, taskId: string): Promise<Subject | undefined> =>
  db.row<Subject>(sql`
    select t.id, t.title, t.board_id as "boardId", p.name as project, p.kind, d.domain,
      coalesce(s.name, ${BACKLOG_STATUS.name}) as status
    from tasks t
    left join task_statuses s on s.company_id = t.company_id and s.id = t.status_id
    join targetables p on p.company_id = t.company_id and p.id = t.board_id
    join company_directory d on d.id = t.company_id
    where t.company_id = ${db.scope.companyId} and t.id = ${taskId} and t.archived_at is null`)

/** The rules that were set off and are still in force. */
const dueRules = (db: Tx, boardId: string, ids: readonly string[]): Promise<Rule[]> =>
  db.rows<Rule>(sql`
    select id, trigger, action from automations
    where company_id = ${db.scope.companyId} and board_id = ${boardId} and id = any (${ids}) and is_active
    order by created_at, id`)

interface Run {
  readonly db: Tx
  readonly platform: Platform
  /** Who set the rules off; null for a visitor of a portal. */
  readonly employeeId: string | null
  readonly cascade: Cascade
  readonly jobId: string
  readonly statusNames: ReadonlyMap<string, string>
}

/** The person who set the rule off may have left since, or no longer see the board; a visitor is given no tasks. */
const selfAssign = async ({ db, employeeId }: Run, task: Subject): Promise<string> => {
  if (employeeId === null) return ' (no one: a visitor of a portal set it off)'
  const board = { id: task.boardId }
  if ((await assignableAmong(db, board, [employeeId])).length === 0) return ' (no one: they can’t see the board)'
  await db.run(sql`
    with added as (
      insert into task_assignees (company_id, task_id, employee_id)
      values (${db.scope.companyId}, ${task.id}, ${employeeId})
      on conflict do nothing
      returning company_id, task_id
    )
    update tasks t set updated_at = ${db.now} from added where t.company_id = added.company_id and t.id = added.task_id`)
  await announceBoard(db, board)
  return ''
}

const isPossible = ({ statusNames }: Run, { action }: Rule): boolean =>
  action.type !== 'updateStatus' || action.statusID === BACKLOG_STATUS_ID || statusNames.has(action.statusID)

/** Does what the rule says; answers with what the history adds about it, if anything. */
const act = async (run: Run, task: Subject, { id: ruleId, trigger, action }: Rule): Promise<string> => {
  const { db, platform, employeeId, cascade, jobId } = run
  if (action.type === 'sendEmail') {
    const isOfTime = trigger.type === 'logTime'
    return mailByRule(db, platform, { task, ruleId, isOfTime, emails: action.emails, employeeId, jobId })
  }
  if (action.type === 'selfAssign') return selfAssign(run, task)
  await changeTaskStatus(db, { id: task.boardId }, task.id, action.statusID, { cascade })
  return ''
}

/** Each rule acts on the task as the rules before it left it. */
const runRule = async (run: Run, taskId: string, rule: Rule): Promise<void> => {
  const { db, statusNames } = run
  const task = await subjectOf(db, taskId)
  if (!task || !isPossible(run, rule)) return
  const remark = await act(run, task, rule)
  const text = `${describeRule(rule, statusNames)}${remark}`
  db.record({ entity: 'task', id: taskId, action: 'ruleApplied', after: { rule: text } })
}

/** Runs the rules that a change of status or logged time sets off: each once, whichever set it off, and all or none. */
export const runAutomations = defineJob({
  name: 'runAutomations',
  payload: z.strictObject({ taskId: Id, ruleIds: z.array(Id), employeeId: Id.nullable() }),
  run: ({ database, platform, companyId, jobId, payload: { taskId, ruleIds, employeeId } }) =>
    database.mutate(systemScope(companyId), async (db) => {
      const task = await subjectOf(db, taskId)
      if (!task) return
      // The board is locked before any of it is changed, as all changes of boards do.
      await lockBoard(db, { id: task.boardId })
      const cascade: Cascade = { due: await dueRules(db, task.boardId, ruleIds), ranIds: new Set(ruleIds) }
      const statusNames = await statusNamesOf(db, task.boardId)
      const run = { db, platform, employeeId, cascade, jobId, statusNames }
      for (let rule = cascade.due.shift(); rule; rule = cascade.due.shift()) await runRule(run, taskId, rule)
    }),
})
