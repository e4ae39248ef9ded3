import type { TaskContents } from '@praxis/contract/tasks/task-shapes'
import { isVisitorActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import type { OpenBoard } from '../board'
import { employeeIdOf } from '../board-actor'
import { loadList } from './task-lists'
import { isSeenOn } from './task-rows'

/** Counts those rows `c` that meet a condition, and what they have. */
const counted = (isMeant: string): Sql =>
  rawSql(`json_build_object(
    'openCount', count(*) filter (where ${isMeant} and c.archived_at is null and c.finished_at is null),
    'completedCount', count(*) filter (where ${isMeant} and c.archived_at is null and c.finished_at is not null),
    'archivedCount', count(*) filter (where ${isMeant} and c.archived_at is not null),
    'commentCount', coalesce(sum(c.comments) filter (where ${isMeant}), 0),
    'fileCount', coalesce(sum(c.files) filter (where ${isMeant}), 0),
    'hasTime', coalesce(bool_or(c.has_time) filter (where ${isMeant}), false))`)

interface Among {
  /** The source of the tasks' ids, as a row `among`: each task is looked up by its key, whatever else its board has. */
  readonly among: Sql
  /** A condition on a row `t` of tasks: it is deleted as part of another one. */
  readonly isPart: Sql
}

const named = (taskIds: readonly string[]): Sql => sql`unnest(${taskIds}::uuid[]) as among(id)`

const byKey = (db: Db): Sql => sql`cross join lateral (
  select * from tasks t where t.company_id = ${db.scope.companyId} and t.id = among.id limit 1
) as t`

/** Denied time counts as well, because it refers to its task all the same. */
const contentsOf = async (db: Db, board: OpenBoard, { among, isPart }: Among): Promise<TaskContents> => {
  const isMine = (task: string) => sql`exists (
    select from task_assignees a
    where a.company_id = t.company_id and a.task_id = ${rawSql(task)} and a.employee_id = ${employeeIdOf(board.actor)})`
  const row = await db.row<TaskContents>(sql`
    select ${counted('not c.is_part')} as tasks, ${counted('c.is_part')} as "subTasks",
      count(*) filter (where c.is_given and not c.is_mine) as "othersCount",
      count(*) filter (where ${board.assigneeId !== undefined}
        and not c.is_mine and (c.is_given or not c.is_part_of_mine)) as "lockedCount"
    from (
      select t.archived_at, t.finished_at, ${isPart} as is_part, ${isMine('t.id')} as is_mine,
        ${isMine('t.parent_id')} as is_part_of_mine,
        exists (select from task_assignees a where a.company_id = t.company_id and a.task_id = t.id) as is_given,
        t.comment_count as comments, t.file_count as files,
        exists (select from time_sheet_submissions s where s.company_id = t.company_id and s.task_id = t.id) as has_time
      from ${among} ${byKey(db)}
      where t.board_id = ${board.id}
    ) as c`)
  if (!row) throw new Error('An aggregate has a row')
  return row
}

export const contentsOfList = (db: Db, board: OpenBoard, listId: string): Promise<TaskContents> =>
  contentsOf(db, board, {
    among: sql`(
      select id from tasks where company_id = ${db.scope.companyId} and list_id = ${listId}
    ) as among`,
    isPart: rawSql('t.parent_id is not null'),
  })

/** The contents of tasks with their sub-tasks, unless these are kept. */
export const contentsOfTasks = (
  db: Db,
  board: OpenBoard,
  taskIds: readonly string[],
  keepSubTasks = false,
): Promise<TaskContents> =>
  contentsOf(db, board, {
    among: keepSubTasks
      ? named([...new Set(taskIds)])
      : sql`(
          select unnest(${taskIds}::uuid[]) as id union
          select x.id from tasks x where x.company_id = ${db.scope.companyId} and x.parent_id = any (${taskIds}::uuid[])
        ) as among`,
    isPart: sql`not t.id = any (${taskIds}::uuid[])`,
  })

export const getTaskListContents = async (db: Db, board: OpenBoard, listId: string): Promise<TaskContents> => {
  await loadList(db, board, listId)
  return contentsOfList(db, board, listId)
}

export const getTaskContents = async (db: Db, board: OpenBoard, taskIds: readonly string[]): Promise<TaskContents> => {
  const ids = [...new Set(taskIds)]
  const seen = await db.rows(sql`select from ${named(ids)} ${byKey(db)} where ${isSeenOn(board)}`)
  if (seen.length < ids.length) throw new Refusal('notFound')
  return contentsOfTasks(db, board, ids)
}

/**
 * Nobody's time is orphaned, and through a person's view of a project only their own tasks are deleted. Visitors do not
 * learn that there is time which they are not shown.
 */
export const assertDeletable = ({ actor }: OpenBoard, { tasks, subTasks, lockedCount }: TaskContents): void => {
  if (lockedCount > 0) throw new Refusal('tasksOfOthers')
  if (tasks.hasTime || subTasks.hasTime)
    throw new Refusal('recordInUse', { usedBy: isVisitorActor(actor) ? 'work recorded on it' : 'time entries' })
}

export const taskCountOf = ({ tasks, subTasks }: TaskContents): number =>
  [tasks, subTasks].reduce((sum, part) => sum + part.openCount + part.completedCount + part.archivedCount, 0)
