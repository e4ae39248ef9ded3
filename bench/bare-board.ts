import { tmpdir } from 'node:os'
import { boardAbilities } from '@praxis/domain/tasks/task-policy'
import { listTaskLists } from '@praxis/server/features/tasks/queries/task-lists'
import type { Db } from '@praxis/server/platform/database/database'
import { systemScope } from '@praxis/server/platform/database/scope'
import { statementOf } from '@praxis/server/platform/database/sql'
import { DiskRoom } from '@praxis/server/platform/files/disk-room'
import { FileStore } from '@praxis/server/platform/files/file-store'
import { LocalFolderStorage } from '@praxis/server/platform/files/local-folder-storage'
import type pg from 'pg'

/** A board's statements on whichever connection is free, without a transaction or a policy around them. */
const bareDb = (pool: pg.Pool, companyId: string): Db => {
  const rows = async (query: Parameters<Db['rows']>[0]) => (await pool.query(statementOf(query))).rows
  return {
    scope: systemScope(companyId),
    rows,
    row: async (query) => (await rows(query))[0],
    run: async (query) => (await rows(query)).length,
    confirm: async () => {},
  }
}

/** Opens the board of a project for whoever asks. */
export const bareBoard = (pool: pg.Pool, companyId: string, secret: string) => {
  const db = bareDb(pool, companyId)
  const files = new FileStore({
    storage: new LocalFolderStorage(tmpdir()),
    disk: new DiskRoom(tmpdir()),
    usualQuota: 0,
    secret,
    clock: () => new Date(),
  })
  const abilities = boardAbilities('write')
  return async (url: string): Promise<unknown> => {
    const id = /projects\/([^/]+)\/taskLists/.exec(url)?.[1] ?? ''
    const board = { id, abilities, viewerId: '', pathOfTask: () => '' }
    const lists = await listTaskLists(db, files, board, { page: 1, per: 100, showSubtask: true })
    return { ...lists, can: { edit: abilities.edit } }
  }
}
