import { boardPermissions } from '@praxis/domain/tasks/task-policy'
import { listTaskLists } from '@praxis/server/features/tasks/queries/task-lists'
import type { EmployeeActor } from '@praxis/server/platform/auth/actor'
import type { Db } from '@praxis/server/platform/database/database'
import type { FileStore } from '@praxis/server/platform/files/file-store'

/** Opens the board of a project for any caller. */
export const bareBoard = (db: Db, files: FileStore, actor: EmployeeActor) => {
  const permissions = boardPermissions('write')
  return async (url: string): Promise<unknown> => {
    const id = /projects\/([^/]+)\/taskLists/.exec(url)?.[1] ?? ''
    const board = { id, permissions, actor, pathOfTask: () => '' }
    const lists = await listTaskLists(db, files, { ...board, opened: board }, { page: 1, per: 100, showSubtask: true })
    return { ...lists, can: { edit: permissions.edit } }
  }
}
