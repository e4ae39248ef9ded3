import * as z from 'zod'
import type { Columns } from '../database/columns'
import type { Database } from '../database/database'
import { systemScope } from '../database/scope'
import { sql } from '../database/sql'
import { defineJob } from '../jobs/job'
import type { FileStorage } from './file-storage'

const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 500

const isUuid = (value: string) => z.uuid().safeParse(value).success

/** Removes the bytes of a file whose row was removed. */
export const removeStoredFile = defineJob({
  name: 'removeStoredFile',
  payload: z.strictObject({ storageKey: z.string() }),
  run: async ({ payload, platform }) => {
    await platform.files.storage.remove(payload.storageKey)
  },
})

interface KeyRow {
  readonly storage_key: string
}

/** The objects of an owner that no row points at. Those of an owner whom this database does not know are all kept. */
const orphansOf = async (database: Database, owner: string, keys: readonly string[]): Promise<string[]> => {
  const isPublic = owner === 'public'
  if (!isPublic && !isUuid(owner)) return []
  const [owned] = await database.global(
    isPublic ? sql`select 1 from public_files limit 1` : sql`select 1 from company_directory where id = ${owner}`,
  )
  if (!owned) return []
  const rows = isPublic
    ? await database.global<KeyRow>(sql`select storage_key from public_files where storage_key = any(${keys})`)
    : await database.read(systemScope(owner), (db) =>
        db.rows<KeyRow>(sql`
          select storage_key from files where company_id = ${owner} and storage_key = any(${keys})`),
      )
  const kept = new Set(rows.map((row) => row.storage_key))
  return keys.filter((key) => !kept.has(key))
}

const ownerOf = (key: string) => key.slice(0, key.indexOf('/'))

/** Removes objects without a row: the files of mutations that never committed. Younger objects may yet be committed. */
export const sweepStorage = async (storage: FileStorage, database: Database, olderThan: Date): Promise<number> => {
  const waiting = new Map<string, string[]>()
  let removed = 0
  const sweep = async (owner: string) => {
    const orphans = await orphansOf(database, owner, waiting.get(owner) ?? [])
    for (const key of orphans) await storage.remove(key)
    removed += orphans.length
    waiting.delete(owner)
  }
  for await (const { key, storedAt } of storage.list()) {
    if (storedAt >= olderThan) continue
    const owner = ownerOf(key)
    const keys = [...(waiting.get(owner) ?? []), key]
    waiting.set(owner, keys)
    if (keys.length >= AT_ONCE) await sweep(owner)
  }
  for (const owner of [...waiting.keys()]) await sweep(owner)
  return removed
}

export const sweepStoredFiles = defineJob({
  name: 'sweepStoredFiles',
  payload: z.strictObject({}),
  cron: '43 3 * * *',
  run: async ({ platform, database, log }) => {
    const olderThan = new Date(platform.clock().getTime() - DAY_MS)
    const removed = await sweepStorage(platform.files.storage, database, olderThan)
    await platform.files.sweepSpool(olderThan)
    if (removed > 0) log.info({ removed }, 'stored files without a row were removed')
  },
})

/** Every change keeps count of what a company uses; should that ever go wrong, this job corrects it within a day. */
export const mendStorageUse = defineJob({
  name: 'mendStorageUse',
  payload: z.strictObject({}),
  cron: '51 3 * * *',
  run: async ({ database, log }) => {
    const companies = await database.global<Columns<'company_directory', 'id'>>(sql`select id from company_directory`)
    let problem: unknown
    for (const { id } of companies)
      try {
        const astray = await database.mutate(systemScope(id), (db) =>
          db.row<{ bytes: number }>(sql`select mend_storage_use(${id}) as bytes`),
        )
        if (astray && astray.bytes > 0) log.warn({ company: id, bytes: astray.bytes }, 'storage in use was put right')
      } catch (error) {
        // The other companies come first; the failure is thrown when they are done.
        problem ??= error
      }
    if (problem !== undefined) throw problem
  },
})
