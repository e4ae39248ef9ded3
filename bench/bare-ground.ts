import type { Db } from '@praxis/server/platform/database/database'
import { systemScope } from '@praxis/server/platform/database/scope'
import { type Sql, statementOf } from '@praxis/server/platform/database/sql'
import { DiskRoom } from '@praxis/server/platform/files/disk-room'
import { FileStore } from '@praxis/server/platform/files/file-store'
import { LocalFolderStorage } from '@praxis/server/platform/files/local-folder-storage'
import type pg from 'pg'

/** Runs statements on any free connection with nothing around them: no transaction, no company, no policies. */
export const bareDb = (pool: pg.Pool, companyId: string): Db => {
  const rows = async (query: Sql) => (await pool.query(statementOf(query))).rows
  return {
    scope: systemScope(companyId),
    now: new Date().toISOString(),
    rows,
    lastRows: rows,
    row: async (query) => (await pool.query(statementOf(query))).rows[0],
    run: async (query) => (await pool.query(statementOf(query))).rowCount ?? 0,
    confirm: async () => {},
  }
}

export const bareFiles = (folder: string, secret: string): FileStore =>
  new FileStore({
    storage: new LocalFolderStorage(folder),
    disk: new DiskRoom(folder),
    usualQuota: 0,
    secret,
    clock: () => new Date(),
  })
