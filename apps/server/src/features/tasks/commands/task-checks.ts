import type { DynamicDetail, DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import { BACKLOG_STATUS_ID } from '@praxis/contract/tasks/task-rules'
import type { TaskChanges } from '@praxis/contract/tasks/task-shapes'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { invalidField, Refusal } from '../../../platform/refusal'
import { detailsUnderDefinitions } from '../../companies/queries/checked-dynamic-details'
import type { OpenBoard } from '../board'
import { assignableAmong, type BoardReaders } from '../board-audience'

/** Tasks are given only to active people who can see them: nobody else would ever hear of one. */
export const assertAssignable = async (
  db: Tx,
  board: { readonly id: string },
  employeeIds: readonly string[],
  readers?: BoardReaders,
): Promise<void> => {
  const assignable = await assignableAmong(db, board, employeeIds, readers)
  if (assignable.length < new Set(employeeIds).size)
    throw invalidField('employeeIDs', 'Choose active employees who can see the board')
}

/** Whoever may add tasks may not for that reason decide on what has a permission of its own. */
export const assertMaySet = ({ permissions }: OpenBoard, given: TaskChanges): void => {
  const isRefused =
    (given.statusID !== undefined && given.statusID !== BACKLOG_STATUS_ID && !permissions.updateStatus) ||
    (given.priority !== undefined && given.priority !== 0 && !permissions.updatePriority) ||
    ((given.estimatedTime != null || given.enableOverrideEstimatedTime) && !permissions.estimate)
  if (isRefused) throw new Refusal('invalidPermission')
}

/** The start is not after the end, if both are known. */
export const assertDates = (start: string | null | undefined, end: string | null | undefined): void => {
  if (start && end && end < start) throw invalidField('estimatedEndDate', 'Date must be in the future')
}

const checkedDetails = async (
  db: Tx,
  { id }: { readonly id: string },
  details: readonly DynamicDetail[],
): Promise<string> => {
  const board = await db.row<{ definitions: DynamicDetailDefinition[] }>(sql`
    select task_details as definitions from task_boards where company_id = ${db.scope.companyId} and id = ${id}`)
  return JSON.stringify(await detailsUnderDefinitions(db, board?.definitions ?? [], details))
}

const withoutRepetition = (texts: readonly string[]): string[] => [...new Set(texts)]

/** A task's columns as they are saved; those left out stay. Status and assignees are changed elsewhere. */
export const taskValues = async (db: Tx, board: { readonly id: string }, changes: TaskChanges) => ({
  title: changes.title,
  description: changes.taskDescription,
  priority: changes.priority,
  due_date: changes.dueDate,
  scheduled_date: changes.scheduledDate,
  estimated_start: changes.estimatedStartDate,
  estimated_end: changes.estimatedEndDate,
  estimated_seconds: changes.estimatedTime,
  overrides_estimate: changes.enableOverrideEstimatedTime,
  should_remind: changes.shouldRemind,
  tags: changes.tags && withoutRepetition(changes.tags),
  dynamic_details: changes.dynamicDetails && (await checkedDetails(db, board, changes.dynamicDetails)),
})
