import * as z from 'zod'
import type { Database, Tx } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { defineJob } from '../../../platform/jobs/job'
import { composeMail } from '../../../platform/mail/mail'
import { enqueueMailOnce } from '../../../platform/mail/send-mail-job'
import { readersAmong } from '../board-audience'

interface DueTask {
  readonly id: string
  readonly title: string
  readonly boardId: string
  readonly dueDate: string
  /** The project it is of; null for somebody's own. */
  readonly project: string | null
  readonly domain: string
  readonly employeeIds: string[]
}

/**
 * Open tasks due tomorrow where the company is, from 8:00 there. They are marked with the day they are due, so that nobody is
 * reminded of it twice, and of another day anew.
 */
const takeDueTasks = (db: Tx): Promise<DueTask[]> =>
  db.rows<DueTask>(sql`
    with local as (
      select company_id, ${db.now}::timestamptz at time zone time_zone as now, (features ->> 'project')::boolean as has_projects
      from companies where company_id = ${db.scope.companyId}
    ), due as (
      update tasks t set reminded_of = t.due_date
      from local, task_boards b
      where t.company_id = local.company_id and b.company_id = t.company_id and b.id = t.board_id
        and b.template_id is null and (b.project_id is null or local.has_projects)
        and t.should_remind and t.finished_at is null and t.archived_at is null
        and t.due_date = local.now::date + 1 and local.now::time >= '08:00'
        and t.reminded_of is distinct from t.due_date
      returning t.company_id, t.id, t.title, t.board_id, t.due_date, b.project_id, b.employee_id
    )
    select t.id, t.title, t.board_id as "boardId", t.due_date as "dueDate", p.name as project, d.domain,
      case when t.employee_id is not null then array[t.employee_id] else array(
        select a.employee_id from task_assignees a where a.company_id = t.company_id and a.task_id = t.id
      ) end as "employeeIds"
    from due t
    join company_directory d on d.id = t.company_id
    left join projects p on p.company_id = t.company_id and p.id = t.project_id`)

const pathOf = ({ id, boardId, project }: DueTask): string =>
  project === null ? `myTasks/${id}` : `projects/${boardId}/taskLists/${id}`

const remindOf = async (db: Tx, task: DueTask, publicUrl: string): Promise<void> => {
  const readers = await readersAmong(db, { id: task.boardId }, task.employeeIds)
  for (const { email } of readers)
    enqueueMailOnce(
      db,
      `reminder ${task.id} ${task.dueDate}`,
      composeMail({
        to: email,
        subject: `Due tomorrow: ${task.title}`,
        heading: task.title,
        paragraphs: [
          task.project === null
            ? 'This task of yours is due tomorrow.'
            : `This task of ${task.project} is due tomorrow.`,
        ],
        action: { label: 'Open the task', url: `${publicUrl}/employments/${task.domain}/${pathOf(task)}` },
        footer: 'You get this because the task is yours and asks to be reminded of.',
      }),
    )
}

const remindCompany = (database: Database, companyId: string, publicUrl: string): Promise<void> =>
  database.mutate(systemScope(companyId), async (db) => {
    for (const task of await takeDueTasks(db)) await remindOf(db, task, publicUrl)
  })

/** Often enough for every time zone, of which some are a quarter of an hour off. */
export const remindOfTasks = defineJob({
  name: 'remindOfTasks',
  payload: z.strictObject({}),
  cron: '*/15 * * * *',
  run: async ({ database, platform }) => {
    const companies = await database.global<{ id: string }>(sql`select id from company_directory`)
    for (const { id } of companies) await remindCompany(database, id, platform.publicUrl())
  },
})
