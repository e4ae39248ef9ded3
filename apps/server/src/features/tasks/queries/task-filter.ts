import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { BoardView } from '../board'

/** Which tasks of a board are asked for. */
export interface TaskFilter {
  readonly assigneeID?: string | undefined
  readonly taskNameTerm?: string | undefined
  readonly taskStatusIDs?: readonly string[] | undefined
}

const EVERYTHING = rawSql('true')

/** A condition on a row of tasks; undefined without a filter. */
const ownMatch = (task: Sql, { assigneeId }: BoardView, filter: TaskFilter): Sql | undefined => {
  const assignees = [assigneeId, filter.assigneeID].filter((id) => id !== undefined)
  const { taskNameTerm: term, taskStatusIDs: statuses } = filter
  const conditions = [
    ...assignees.map(
      (id) => sql`exists (
        select from task_assignees a
        where a.company_id = ${task}.company_id and a.task_id = ${task}.id and a.employee_id = ${id})`,
    ),
    ...(term ? [sql`strpos(lower(${task}.title), ${term.toLowerCase()}) > 0`] : []),
    ...(statuses && statuses.length > 0
      ? [sql`coalesce(${task}.status_id::text, ${BACKLOG_STATUS_ID}) = any (${statuses})`]
      : []),
  ]
  return conditions.length === 0 ? undefined : sql`(${joinSql(conditions, ' and ')})`
}

export interface TaskMatch {
  /** Whether some tasks are left out. */
  readonly isFiltered: boolean
  /** A condition on a task `t` of a list: it or one of its sub-tasks matches the filter. */
  readonly isShown: Sql
  /** A condition on the same task: it matches itself, and all its sub-tasks are shown with it. */
  readonly isMeant: Sql
  /** A condition on a sub-task `x`: it matches the filter. */
  readonly isSubTaskMeant: Sql
}

export const everyTask: TaskMatch = {
  isFiltered: false,
  isShown: EVERYTHING,
  isMeant: EVERYTHING,
  isSubTaskMeant: EVERYTHING,
}

/** A task is also shown if only its sub-tasks match, and then with those that do. */
export const taskMatch = (board: BoardView, filter: TaskFilter): TaskMatch => {
  const isMeant = ownMatch(rawSql('t'), board, filter)
  const isSubTaskMeant = ownMatch(rawSql('x'), board, filter)
  if (!isMeant || !isSubTaskMeant) return everyTask
  const isShown = sql`(${isMeant} or (t.sub_task_count > 0 or t.archived_at is not null) and exists (
    select from tasks x
    where x.company_id = t.company_id and x.parent_id = t.id and (x.archived_at is null or x.archived_at = t.archived_at)
      and ${isSubTaskMeant}))`
  return { isFiltered: true, isShown, isMeant, isSubTaskMeant }
}
