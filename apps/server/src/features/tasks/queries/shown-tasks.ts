import type { TaskCard } from '@praxis/contract/task-shapes'
import type { Db } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { type EmployeeBriefRow, employeeBriefJson } from '../../employees/queries/employee-brief'
import type { TaskMatch } from './task-filter'
import { cardOf, type TaskRow, taskColumns, taskJoins, type Viewed } from './task-rows'

const employeesByName = async (db: Db, ids: readonly string[]): Promise<EmployeeBriefRow[]> => {
  const rows = await db.rows<{ employee: EmployeeBriefRow }>(sql`
    select ${employeeBriefJson('e', 'u')} as employee
    from employees e left join users u on u.id = e.user_id
    where e.company_id = ${db.scope.companyId} and e.id = any (${ids})
    order by e.sort_name, e.id`)
  return rows.map(({ employee }) => employee)
}

/** A task of a list, and those of its sub-tasks that are shown with it. */
interface ShownTask {
  readonly task: TaskRow
  readonly subTasks: readonly TaskRow[]
}

type RowWithIds = Omit<TaskRow, 'employees'> & { readonly employeeIds: readonly string[] }

/** Many tasks are given to few people: each of these is looked up once. */
const withPeople = async (db: Db, rows: readonly RowWithIds[]): Promise<TaskRow[]> => {
  const ids = new Set(rows.flatMap(({ employeeIds }) => employeeIds))
  const people = ids.size === 0 ? [] : await employeesByName(db, [...ids])
  const placeOf = new Map(people.map(({ id }, place) => [id, place]))
  const peopleOf = (employeeIds: readonly string[]): EmployeeBriefRow[] => {
    if (employeeIds.length === 0) return []
    const places = employeeIds.map((id) => placeOf.get(id) ?? -1).sort((one, other) => one - other)
    return places.flatMap((place) => people[place] ?? [])
  }
  return rows.map(({ employeeIds, ...row }) => ({ ...row, employees: peopleOf(employeeIds) }))
}

/** Rows of tasks with their `place` and whether they are meant (`is_meant`), and their sub-tasks, in one statement. */
const shownRows = async (
  db: Db,
  tasks: Sql,
  { isSubTaskMeant }: TaskMatch,
  showSubTasks = true,
): Promise<ShownTask[]> => {
  const found = await db.rows<RowWithIds>(sql`
    with cards as materialized (${tasks}),
    shown as (
      select * from cards
      union all
      select x.*, row_number() over (partition by x.parent_id order by x.rank) - 1 as place, true as is_meant
      from cards c
      join tasks x on x.company_id = c.company_id and x.parent_id = c.id
      where ${showSubTasks} and x.archived_at is null and (c.is_meant or ${isSubTaskMeant})
    )
    select ${taskColumns}, array(
        select s.employee_id from task_assignees s where s.company_id = t.company_id and s.task_id = t.id
      ) as "employeeIds"
    from shown t ${taskJoins} order by t.place`)
  const rows = await withPeople(db, found)
  const subTasks = new Map<string, TaskRow[]>()
  for (const row of rows) {
    if (row.parentId === null) continue
    const siblings = subTasks.get(row.parentId)
    if (siblings) siblings.push(row)
    else subTasks.set(row.parentId, [row])
  }
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((task) => ({ task, subTasks: subTasks.get(task.id) ?? [] }))
}

/** The same as cards. */
export const shownTasks = async (
  db: Db,
  files: FileStore,
  board: Viewed,
  ...asked: [tasks: Sql, match: TaskMatch, showSubTasks?: boolean]
): Promise<TaskCard[]> =>
  (await shownRows(db, ...asked)).map(({ task, subTasks }) => cardOf(task, subTasks, board, files))

/** Some tasks of lists, by their ids, whatever is seen of the board otherwise. */
export const cardsById = (db: Db, files: FileStore, board: Viewed, taskIds: readonly string[]): Promise<TaskCard[]> =>
  shownTasks(
    db,
    files,
    board,
    sql`
      select t.*, row_number() over (order by t.rank) - 1 as place, true as is_meant from tasks t
      where t.company_id = ${db.scope.companyId} and t.id = any (${taskIds}) and t.archived_at is null`,
    { isShown: sql`true`, isMeant: sql`true`, isSubTaskMeant: sql`true` },
  )
