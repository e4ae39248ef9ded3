import { BACKLOG_STATUS, BACKLOG_STATUS_ID } from '@praxis/contract/task-rules'
import { Id } from '@praxis/contract/values'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { defineJob } from '../../../platform/jobs/job'
import { composeMail } from '../../../platform/mail/mail'
import { readsLikeALink } from '../../../platform/mail/reads-like-a-link'
import { enqueueMailOnce } from '../../../platform/mail/send-mail-job'
import { announceBoard } from '../board-audience'
import { changeTaskStatus } from '../commands/change-task-status'
import { statusNamesOf } from './automations.queries'
import { describeRule } from './describe-rule'
import type { Cascade, Rule } from './run-automations'

/** What the rules are about, as far as it is still there. */
interface Subject {
  readonly id: string
  readonly title: string
  readonly boardId: string
  readonly project: string
  readonly status: string
  readonly domain: string
}

const subjectOf = (db: Tx, taskId: string): Promise<Subject | undefined> =>
  db.row<Subject>(sql`
    select t.id, t.title, t.board_id as "boardId", p.name as project, d.domain,
      coalesce(s.name, ${BACKLOG_STATUS.name}) as status
    from tasks t
    left join task_statuses s on s.company_id = t.company_id and s.id = t.status_id
    join projects p on p.company_id = t.company_id and p.id = t.board_id
    join company_directory d on d.id = t.company_id
    where t.company_id = ${db.scope.companyId} and t.id = ${taskId} and t.archived_at is null`)

/** Those that were set off and are still in force. */
const dueRules = (db: Tx, boardId: string, ids: readonly string[]): Promise<Rule[]> =>
  db.rows<Rule>(sql`
    select id, trigger, action from automations
    where company_id = ${db.scope.companyId} and board_id = ${boardId} and id = any (${ids}) and is_active
    order by created_at, id`)

interface Run {
  readonly db: Tx
  readonly task: Subject
  readonly employeeId: string
  readonly cascade: Cascade
  readonly jobId: string
  readonly publicUrl: string
  readonly statusNames: ReadonlyMap<string, string>
}

/** Of the addresses, those of people who work here. */
const ownAddresses = async (db: Tx, emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.rows<{ email: string }>(sql`
    select u.username as email from employees e join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and e.is_active and u.username = any (${emails})`)
  return new Set(rows.map(({ email }) => email))
}

const sendMails = async ({ db, task, jobId, publicUrl }: Run, rule: Rule, emails: readonly string[]): Promise<void> => {
  const own = await ownAddresses(db, emails)
  for (const to of emails) {
    // Nobody can have us send a link of theirs to strangers.
    const shown = (text: string, otherwise: string) => (own.has(to) || !readsLikeALink(text) ? text : otherwise)
    const title = shown(task.title, 'A task')
    const project = shown(task.project, 'a project')
    enqueueMailOnce(
      db,
      `automation ${jobId} ${rule.id}`,
      composeMail({
        to,
        subject: `${title} · ${shown(task.status, 'another status')}`,
        heading: title,
        paragraphs: [`This task of ${project} now has the status ${shown(task.status, 'that was awaited')}.`],
        action: {
          label: 'Open the task',
          url: `${publicUrl}/employments/${task.domain}/projects/${task.boardId}/taskLists/${task.id}`,
        },
        footer: 'A rule of the project sends this mail.',
      }),
    )
  }
}

const selfAssign = async ({ db, task, employeeId }: Run): Promise<void> => {
  await db.run(sql`
    with added as (
      insert into task_assignees (company_id, task_id, employee_id)
      select e.company_id, ${task.id}, e.id from employees e
      where e.company_id = ${db.scope.companyId} and e.id = ${employeeId} and e.is_active
      on conflict do nothing
      returning company_id, task_id
    )
    update tasks t set updated_at = ${db.now} from added where t.company_id = added.company_id and t.id = added.task_id`)
  await announceBoard(db, { id: task.boardId })
}

const isPossible = ({ statusNames }: Run, { action }: Rule): boolean =>
  action.type !== 'updateStatus' || action.statusID === BACKLOG_STATUS_ID || statusNames.has(action.statusID)

const runRule = async (run: Run, rule: Rule): Promise<void> => {
  const { db, task, employeeId, cascade, statusNames } = run
  const { action } = rule
  if (!isPossible(run, rule)) return
  if (action.type === 'sendEmail') await sendMails(run, rule, action.emails)
  else if (action.type === 'selfAssign') await selfAssign(run)
  else
    await changeTaskStatus(db, { id: task.boardId }, task.id, action.statusID, {
      employee: { id: employeeId },
      cascade,
    })
  db.record({ entity: 'task', id: task.id, action: 'ruleApplied', after: { rule: describeRule(rule, statusNames) } })
}

/** What a change of status sets off: every rule once, however they set each other off, and all of it or nothing. */
export const runAutomations = defineJob({
  name: 'runAutomations',
  payload: z.strictObject({ taskId: Id, ruleIds: z.array(Id), employeeId: Id }),
  run: ({ database, platform, companyId, jobId, payload: { taskId, ruleIds, employeeId } }) =>
    database.mutate(systemScope(companyId), async (db) => {
      const task = await subjectOf(db, taskId)
      if (!task) return
      const cascade: Cascade = { due: await dueRules(db, task.boardId, ruleIds), ranIds: new Set(ruleIds) }
      const statusNames = await statusNamesOf(db, task.boardId)
      const run = { db, task, employeeId, cascade, jobId, publicUrl: platform.publicUrl(), statusNames }
      for (let rule = cascade.due.shift(); rule; rule = cascade.due.shift()) await runRule(run, rule)
    }),
})
