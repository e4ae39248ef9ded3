import type { ShownOfTasks } from '@praxis/domain/portals/opened-by-keys'
import type { BoardDoor } from '../board-door'
import type { EditedField } from '../fields/task-field-editor'

/** What the reader may do on the board as a whole; what differs from task to task is said by each. */
export interface BoardRights {
  readonly canEdit: boolean
  readonly canCreate: boolean
  /** Whether a new task may begin with a status. */
  readonly canSetStatus: boolean
  readonly canPrioritise: boolean
  /** Whether tasks are given to people. */
  readonly canAssign: boolean
}

/** People of the firm who may edit a board may do everything on it; visitors of a portal have a key for each. */
export function boardRights({ keys }: BoardDoor, canEdit: boolean): BoardRights {
  const may = keys?.permissions ?? { create: canEdit, updateStatus: canEdit, updatePriority: canEdit }
  return {
    canEdit,
    canCreate: may.create,
    canSetStatus: may.updateStatus,
    canPrioritise: may.updatePriority,
    canAssign: canEdit && keys === undefined,
  }
}

/** Whether a field of the task may be changed in its place. */
export function mayEditField(
  { canEdit, canPrioritise, canAssign }: BoardRights,
  { can }: { readonly can: { readonly updateStatus: boolean } },
  field: EditedField,
): boolean {
  if (field === 'status') return can.updateStatus
  if (field === 'employees') return canAssign
  return field === 'priority' ? canPrioritise : canEdit
}

const EVERYTHING: ShownOfTasks = {
  progress: true,
  estimatedTime: true,
  loggedTime: true,
  comments: true,
  files: true,
  surnames: true,
}

/** What is shown of the board's tasks beside what is shown of every task. */
export const shownOn = ({ keys }: BoardDoor): ShownOfTasks => keys?.shows ?? EVERYTHING

/** Tags, custom fields, reminders and the history are the firm's own. */
export const isOfFirm = ({ keys }: BoardDoor): boolean => keys === undefined
