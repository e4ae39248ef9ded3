import * as z from 'zod'
import type { Database, Tx } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { defineJob } from '../../../platform/jobs/job'
import { tellByMail } from '../../../platform/mail/tell-by-mail'
import type { Platform } from '../../../platform/platform'
import { type Reader, readersAmong } from '../board-audience'

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

/** The rest is told a quarter of an hour later: a transaction must not go on for minutes. */
const MOST_AT_ONCE = 500

/**
 * Open tasks with those for whom they are due tomorrow, from 8:00 where each of them is. It is noted of which day they were
 * told, so that nobody is reminded of it twice, and of another day anew.
 */
const takeDueTasks = (db: Tx): Promise<DueTask[]> =>
  db.rows<DueTask>(sql`
    with due as (
      insert into task_reminders as r (company_id, task_id, employee_id, due_date)
      select t.company_id, t.id, e.id, t.due_date
      from companies c
      join tasks t on t.company_id = c.company_id
      join task_boards b on b.company_id = t.company_id and b.id = t.board_id
      cross join lateral (
        select b.employee_id as id where b.employee_id is not null
        union
        select a.employee_id from task_assignees a
        where b.targetable_id is not null and a.company_id = t.company_id and a.task_id = t.id
      ) as reminded
      join employees e on e.company_id = t.company_id and e.id = reminded.id and e.is_active
      cross join lateral (
        select ${db.now}::timestamptz at time zone coalesce(e.time_zone, c.time_zone) as now
      ) as local
      where c.company_id = ${db.scope.companyId} and (b.targetable_id is null or (c.features ->> 'project')::boolean)
        and t.should_remind and t.finished_at is null and t.archived_at is null
        and t.due_date between ${db.now}::date and ${db.now}::date + 2
        and t.due_date = local.now::date + 1 and local.now::time >= '08:00'
        and not exists (
          select from task_reminders told
          where told.company_id = t.company_id and told.task_id = t.id and told.employee_id = e.id
            and told.due_date = t.due_date)
      limit ${MOST_AT_ONCE}
      on conflict (company_id, task_id, employee_id) do update set due_date = excluded.due_date
      where r.due_date <> excluded.due_date
      returning r.company_id, r.task_id, r.employee_id
    )
    select t.id, t.title, t.board_id as "boardId", t.due_date as "dueDate", p.name as project, d.domain,
      array_agg(due.employee_id) as "employeeIds"
    from due
    join tasks t on t.company_id = due.company_id and t.id = due.task_id
    join company_directory d on d.id = t.company_id
    left join targetables p on p.company_id = t.company_id and p.id = t.board_id
    group by t.company_id, t.id, p.name, d.domain
    order by t.board_id, t.id`)

const pathOf = ({ id, boardId, project }: DueTask): string =>
  project === null ? `myTasks/${id}` : `projects/${boardId}/taskLists/${id}`

const remindOf = async (db: Tx, platform: Platform, task: DueTask, readers: readonly Reader[]): Promise<void> => {
  const reminded = readers.filter(({ id }) => task.employeeIds.includes(id))
  if (reminded.length === 0) return
  // Whoever is at work sees it there too.
  db.announce({ topic: 'taskReminders', id: task.id, to: { employees: reminded.map(({ id }) => id) } })
  await tellByMail(db, platform, {
    kind: 'reminder',
    occasion: `reminder ${task.id} ${task.dueDate}`,
    by: null,
    mails: reminded.map(({ email }) => ({
      to: email,
      subject: `Due tomorrow: ${task.title}`,
      heading: task.title,
      paragraphs: [
        task.project === null ? 'This task is due tomorrow.' : `This task in ${task.project} is due tomorrow.`,
      ],
      action: { label: 'Open task', url: `${platform.publicUrl()}/employments/${task.domain}/${pathOf(task)}` },
      footer: 'You’re getting this because you’re assigned to this task and its reminder is on.',
    })),
  })
}

const remindCompany = (database: Database, platform: Platform, companyId: string): Promise<void> =>
  database.mutate(systemScope(companyId), async (db) => {
    const tasks = await takeDueTasks(db)
    for (const boardId of new Set(tasks.map((task) => task.boardId))) {
      const ofBoard = tasks.filter((task) => task.boardId === boardId)
      const employeeIds = new Set(ofBoard.flatMap((task) => task.employeeIds))
      const readers = await readersAmong(db, { id: boardId }, [...employeeIds])
      for (const task of ofBoard) await remindOf(db, platform, task, readers)
    }
  })

/** One company's: whatever it has, others' are not late for it. */
export const remindOfTasksInCompany = defineJob({
  name: 'remindOfTasksInCompany',
  payload: z.strictObject({}),
  run: ({ database, platform, companyId }) => remindCompany(database, platform, companyId),
})

/** Often enough for every time zone, of which some are a quarter of an hour off. */
export const remindOfTasks = defineJob({
  name: 'remindOfTasks',
  payload: z.strictObject({}),
  cron: '*/15 * * * *',
  run: async ({ database }) => {
    const companies = await database.global<{ id: string }>(sql`select id from company_directory`)
    for (const { id } of companies)
      await database.mutate(systemScope(id), async (db) =>
        db.enqueue({ task: 'remindOfTasksInCompany', payload: {}, key: `remind of tasks ${id}` }),
      )
  },
})
