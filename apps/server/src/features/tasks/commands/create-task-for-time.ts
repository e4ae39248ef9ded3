import type { CreateTaskInput } from '@praxis/contract/time/time-sheet-shapes'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { FileStore } from '../../../platform/files/file-store'
import { invalidField } from '../../../platform/refusal'
import { personalDoor, projectDoor } from '../doors'
import { createTaskList } from './change-task-lists'
import { createTask } from './create-task'

/** Creates a task with the time logged on it, on the project's board or one's own, and assigns it to its maker. */
export const createTaskForTime = async (
  db: Tx,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string | null,
  { title, taskListID, createTaskListInput }: CreateTaskInput,
  /** Ids of lists that the same call has made, so that several new tasks can share a new list. */
  newListIds: Set<string>,
): Promise<{ readonly taskId: string; readonly boardId: string }> => {
  const board =
    projectId === null ? await personalDoor.open(db, actor, {}) : await projectDoor.open(db, actor, { id: projectId })
  if (createTaskListInput && !newListIds.has(createTaskListInput.id)) {
    await createTaskList(db, files, board, createTaskListInput)
    newListIds.add(createTaskListInput.id)
  }
  const listId = createTaskListInput?.id ?? taskListID
  if (listId === undefined) throw invalidField('createTaskInput.taskListID', 'Task list is required')
  const { id } = await createTask(
    db,
    files,
    { id: board.id, opened: { ...board, assigneeId: actor.employee.id } },
    listId,
    { title },
  )
  return { taskId: id, boardId: board.id }
}
