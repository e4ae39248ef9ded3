import { addDays } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { DueWork } from '../../../platform/due-work/due-work'
import { type Reader, readersAmong } from '../board-audience'
import { taskReminder } from '../notifications/task-reminder'
import { pathOfTask } from '../task-path'

interface DueTask
  extends Columns<'tasks', 'id' | 'title' | 'board_id' | 'due_date'>,
    LeftJoined<Columns<'targetables', 'kind' | { project: 'name' }>> {
  readonly id: string
  readonly dueDate: string
  /** The name and kind of the task's project; null for a task of one's own. */
  readonly project: string | null
  readonly employeeIds: string[]
}

/** The rest is done a minute later, as a transaction must not take minutes. */
const MOST_AT_ONCE = 500

interface Days {
  readonly from: string
  readonly to: string
}

/**
 * Open tasks that are due on these days, with those of the employees whom they are given to. The due date that they
 * were reminded of is noted, so that nobody is reminded of it twice, but of another date again.
 */
const takeDueTasks = (db: Tx, employeeIds: readonly string[], { from, to }: Days): Promise<DueTask[]> =>
  db.rows<DueTask>(sql`
    with due as (
      insert into task_reminders as r (company_id, task_id, employee_id, due_date)
      select t.company_id, t.id, reminded.id, t.due_date
      from companies c
      join tasks t on t.company_id = c.company_id
      join task_boards b on b.company_id = t.company_id and b.id = t.board_id
      cross join lateral (
        select b.employee_id as id where b.employee_id is not null
        union
        select a.employee_id from task_assignees a
        where b.targetable_id is not null and a.company_id = t.company_id and a.task_id = t.id
      ) as reminded
      where c.company_id = ${db.scope.companyId} and (b.targetable_id is null or (c.features ->> 'project')::boolean)
        and t.should_remind and t.finished_at is null and t.archived_at is null
        and t.due_date between ${from} and ${to} and reminded.id = any (${employeeIds}::uuid[])
        and not exists (
          select from task_reminders told
          where told.company_id = t.company_id and told.task_id = t.id and told.employee_id = reminded.id
            and told.due_date = t.due_date)
      limit ${MOST_AT_ONCE}
      on conflict (company_id, task_id, employee_id) do update set due_date = excluded.due_date
      where r.due_date <> excluded.due_date
      returning r.company_id, r.task_id, r.employee_id
    )
    select t.id, t.title, t.board_id as "boardId", t.due_date as "dueDate", p.name as project, p.kind,
      array_agg(due.employee_id) as "employeeIds"
    from due
    join tasks t on t.company_id = due.company_id and t.id = due.task_id
    left join targetables p on p.company_id = t.company_id and p.id = t.board_id
    group by t.company_id, t.id, p.name, p.kind
    order by t.board_id, t.id`)

const pathOf = ({ id, boardId, kind }: DueTask): string =>
  kind === null ? `myTasks/${id}` : pathOfTask({ taskId: id, targetableId: boardId, kind })

interface Reminder {
  readonly task: DueTask
  readonly readers: readonly Reader[]
  /** Whether the task is due today or tomorrow, where the person is. */
  readonly when: 'today' | 'tomorrow'
}

const remindOf = (db: Tx, { task, readers, when }: Reminder): void => {
  const to = readers.filter(({ id }) => task.employeeIds.includes(id)).map(({ id }) => id)
  if (to.length === 0) return
  // People who are at work see the reminder there too.
  db.announce({ topic: 'taskReminders', id: task.id, to: { employees: to } })
  const { title, project, dueDate } = task
  db.notify(taskReminder, {
    to,
    key: `${task.id} ${dueDate}`,
    // A due date may have been given up and come back since.
    again: true,
    recordId: task.id,
    payload: { task: title, project, dueDate, when, path: pathOf(task) },
  })
}

/**
 * Reminds on the day before a task is due, at 8:00 where each of its people is. Somebody who was not reminded then,
 * because they were given the task later or because nothing ran, is reminded on the day itself.
 */
export const remindOfTasks: DueWork = {
  kind: 'remindOfTasks',
  per: 'employee',
  schedule: { every: 'day', at: '08:00' },
  run: async (db, { keys, period, timeZone }) => {
    const today = dayInTimeZone(new Date(db.now), timeZone)
    const tasks = await takeDueTasks(db, keys, { from: today, to: addDays(period, 1) })
    for (const boardId of new Set(tasks.map((task) => task.boardId))) {
      const ofBoard = tasks.filter((task) => task.boardId === boardId)
      const employeeIds = new Set(ofBoard.flatMap((task) => task.employeeIds))
      const readers = await readersAmong(db, { id: boardId }, [...employeeIds])
      for (const task of ofBoard) remindOf(db, { task, readers, when: task.dueDate === today ? 'today' : 'tomorrow' })
    }
    const told = tasks.reduce((sum, task) => sum + task.employeeIds.length, 0)
    return told < MOST_AT_ONCE ? 'done' : 'more'
  },
}
