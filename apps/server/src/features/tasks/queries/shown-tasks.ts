import type { TaskCard } from '@praxis/contract/task-shapes'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import type { TaskMatch } from './task-filter'
import { cardOf, type TaskRow, taskColumns, taskJoins } from './task-rows'

/** Rows of tasks with their `place` and whether they are meant (`is_meant`), and their sub-tasks, in one statement. */
export const shownTasks = async (
  db: Db,
  files: FileStore,
  tasks: Sql,
  { isSubTaskMeant }: TaskMatch,
  showSubTasks = true,
): Promise<TaskCard[]> => {
  const rows = await db.rows<TaskRow>(sql`
    with cards as materialized (${tasks}),
    shown as (
      select * from cards
      union all
      select x.*, row_number() over (partition by x.parent_id order by x.rank) - 1 as place, true as is_meant
      from cards c
      join tasks x on x.company_id = c.company_id and x.parent_id = c.id
      where ${showSubTasks} and x.archived_at is null and (c.is_meant or ${isSubTaskMeant})
    )
    select ${taskColumns} from shown t ${taskJoins} order by t.place`)
  const subTasks = new Map<string, TaskRow[]>()
  for (const row of rows)
    if (row.parentId !== null) subTasks.set(row.parentId, [...(subTasks.get(row.parentId) ?? []), row])
  return rows.filter(({ parentId }) => parentId === null).map((row) => cardOf(row, subTasks.get(row.id) ?? [], files))
}

/** Some tasks of lists, by their ids, whatever is seen of the board otherwise. */
export const cardsById = (db: Db, files: FileStore, taskIds: readonly string[]): Promise<TaskCard[]> =>
  shownTasks(
    db,
    files,
    sql`
      select t.*, row_number() over (order by t.rank) - 1 as place, true as is_meant from tasks t
      where t.company_id = ${db.scope.companyId} and t.id = any (${taskIds}) and t.archived_at is null`,
    { isShown: sql`true`, isMeant: sql`true`, isSubTaskMeant: sql`true` },
  )
