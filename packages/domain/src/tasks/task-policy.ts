import type { ResourcePermission } from '@praxis/contract/project-rules'
import type { Reason } from '@praxis/contract/reasons'

/** What somebody may do on a board, and with one of its tasks. */
export interface BoardPermissions {
  /** Lists, tasks and everything about them. */
  readonly edit: boolean
  readonly comment: boolean
}

export const boardPermissions = (taskLists: ResourcePermission): BoardPermissions => ({
  edit: taskLists === 'write',
  comment: taskLists !== 'noAccess',
})

export interface TaskPermissions {
  readonly edit: boolean
  readonly updateStatus: boolean
  readonly comment: boolean
  readonly attachFiles: boolean
  readonly delete: boolean
}

/** Whoever a task is given to moves it on and adds to it, also without a say in the rest of the board. */
export const taskPermissions = (board: BoardPermissions, isAssignee: boolean): TaskPermissions => ({
  edit: board.edit,
  updateStatus: board.edit || isAssignee,
  comment: board.comment,
  attachFiles: board.edit || isAssignee,
  delete: board.edit,
})

/** What was put away is read and brought back, and not changed where it is. */
export const archivedTaskPermissions: TaskPermissions = {
  edit: false,
  updateStatus: false,
  comment: false,
  attachFiles: false,
  delete: false,
}

/** What one changes of a task that has a refusal of its own. */
const guardedFields = {
  priority: 'noPermissionToUpdateTaskPriority',
  dueDate: 'noPermissionToUpdateTaskDueDate',
  estimatedTime: 'noPermissionToUpdateTaskEstimatedTime',
} as const satisfies Record<string, Reason>

/** Why a change is refused, if it is. */
export const refusalOfChange = (permissions: TaskPermissions, changedFields: readonly string[]): Reason | undefined => {
  if (permissions.edit) return undefined
  for (const field of changedFields) {
    if (field === 'statusID') {
      if (!permissions.updateStatus) return 'noPermissionToUpdateTaskStatus'
    } else return field in guardedFields ? guardedFields[field as keyof typeof guardedFields] : 'invalidPermission'
  }
  return undefined
}
