import type { ResourcePermission } from '@praxis/contract/projects/project-rules'
import type { Reason } from '@praxis/contract/protocol/reasons'

/** What somebody may do on a board, and with one of its tasks. */
export interface BoardPermissions {
  /** Whether lists may be changed, and tasks but for what has a permission of its own. */
  readonly edit: boolean
  /** Whether tasks may be added. */
  readonly create: boolean
  readonly updateStatus: boolean
  readonly updatePriority: boolean
  /** Whether estimates are given to what may be changed. */
  readonly estimate: boolean
  readonly comment: boolean
  readonly attachFiles: boolean
}

/** People of the firm change all of a board, or comment on what others do. */
export const boardPermissions = (taskLists: ResourcePermission): BoardPermissions => {
  const edit = taskLists === 'write'
  return {
    ...{ edit, create: edit, updateStatus: edit, updatePriority: edit, estimate: edit, attachFiles: edit },
    comment: taskLists !== 'noAccess',
  }
}

export interface TaskPermissions extends Omit<BoardPermissions, 'create' | 'estimate'> {
  readonly updateEstimate: boolean
  readonly delete: boolean
}

/** Somebody who is given a task changes its status and adds to it, even if they may not edit the rest of the board. */
export const taskPermissions = (
  { create: _, estimate, updateStatus, attachFiles, ...board }: BoardPermissions,
  isAssignee: boolean,
): TaskPermissions => ({
  updateStatus: updateStatus || isAssignee,
  attachFiles: attachFiles || isAssignee,
  updateEstimate: board.edit && estimate,
  delete: board.edit,
  ...board,
})

/** An archived task is read and brought back, not changed while it is archived. */
export const archivedTaskPermissions: TaskPermissions = {
  edit: false,
  updateStatus: false,
  updatePriority: false,
  updateEstimate: false,
  comment: false,
  attachFiles: false,
  delete: false,
}

/** Fields of a task that need more than the right to edit it, or are refused with a reason of their own. */
const guardedFields: Readonly<Record<string, { readonly needs: keyof TaskPermissions; readonly reason: Reason }>> = {
  statusID: { needs: 'updateStatus', reason: 'noPermissionToUpdateTaskStatus' },
  priority: { needs: 'updatePriority', reason: 'noPermissionToUpdateTaskPriority' },
  dueDate: { needs: 'edit', reason: 'noPermissionToUpdateTaskDueDate' },
  estimatedTime: { needs: 'updateEstimate', reason: 'noPermissionToUpdateTaskEstimatedTime' },
  enableOverrideEstimatedTime: { needs: 'updateEstimate', reason: 'invalidPermission' },
}

/** Why a change of a task is refused; undefined if it is not. */
export const refusalOfChange = (permissions: TaskPermissions, changedFields: readonly string[]): Reason | undefined => {
  for (const field of changedFields) {
    const { needs, reason } = guardedFields[field] ?? { needs: 'edit', reason: 'invalidPermission' }
    if (!permissions[needs]) return reason
  }
  return undefined
}
