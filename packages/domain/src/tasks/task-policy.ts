import type { ResourcePermission } from '@praxis/contract/projects/project-rules'
import type { Reason } from '@praxis/contract/protocol/reasons'

/** What somebody may do on a board, and with one of its tasks. */
export interface BoardPermissions {
  /** Whether lists, tasks and everything about them may be changed. */
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

/** Somebody who is given a task changes its status and adds to it, even if they may not edit the rest of the board. */
export const taskPermissions = (board: BoardPermissions, isAssignee: boolean): TaskPermissions => ({
  edit: board.edit,
  updateStatus: board.edit || isAssignee,
  comment: board.comment,
  attachFiles: board.edit || isAssignee,
  delete: board.edit,
})

/** An archived task is read and brought back, not changed while it is archived. */
export const archivedTaskPermissions: TaskPermissions = {
  edit: false,
  updateStatus: false,
  comment: false,
  attachFiles: false,
  delete: false,
}

/** Fields of a task that are refused with a reason of their own. */
const guardedFields = {
  priority: 'noPermissionToUpdateTaskPriority',
  dueDate: 'noPermissionToUpdateTaskDueDate',
  estimatedTime: 'noPermissionToUpdateTaskEstimatedTime',
} as const satisfies Record<string, Reason>

/** Why a change of a task is refused; undefined if it is not. */
export const refusalOfChange = (permissions: TaskPermissions, changedFields: readonly string[]): Reason | undefined => {
  if (permissions.edit) return undefined
  for (const field of changedFields) {
    if (field === 'statusID') {
      if (!permissions.updateStatus) return 'noPermissionToUpdateTaskStatus'
    } else return field in guardedFields ? guardedFields[field as keyof typeof guardedFields] : 'invalidPermission'
  }
  return undefined
}
