import { files } from '@praxis/contract/files'
import { isEmployeeActor, scopeOf } from '../auth/actor'
import type { Authenticator } from '../auth/authenticator'
import type { Database, Db } from '../database/database'
import { systemScope } from '../database/scope'
import { sql } from '../database/sql'
import type { HttpExchange } from '../http/exchange'
import { implement } from '../http/implement'
import type { RecordAccess } from '../operations.routes'
import { Refusal } from '../refusal'
import { answerWithFile } from './file-answer'
import type { FileAddress, FileLinks } from './file-links'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** As long as a signed address is sure to stay the same, and never in a cache that others share. */
const PRIVATE = 'private, max-age=600'

interface FileRow {
  readonly storageKey: string
  readonly name: string
  readonly contentType: string
  readonly size: number
  readonly entity: string
  readonly entityId: string
}

interface Ground {
  readonly database: Database
  readonly authenticator: Authenticator
}

const fileAt = (db: Db, { companyId, fileId }: FileAddress) =>
  db.row<FileRow>(sql`
    select storage_key as "storageKey", name, content_type as "contentType", size, entity, entity_id as "entityId"
    from files where company_id = ${companyId} and id = ${fileId}`)

/** The file for whoever holds an address that a response signed. */
const fileBySignature = (
  { database }: Ground,
  links: FileLinks,
  address: FileAddress,
  given: { readonly expires?: number; readonly signature?: string },
): Promise<FileRow | undefined> => {
  if (!links.opens(address, given.expires ?? 0, given.signature ?? '')) throw new Refusal('invalidToken')
  return database.read(systemScope(address.companyId), (db) => fileAt(db, address))
}

/** The file for an employee who may see its record; the headers are the same as everywhere in the API. */
const fileByToken = async (
  { database, authenticator }: Ground,
  recordAccess: RecordAccess,
  address: FileAddress,
  http: HttpExchange,
): Promise<FileRow | undefined> => {
  const actor = await authenticator.actorOf({
    token: /^Bearer (\S+)$/i.exec(http.header('authorization') ?? '')?.[1],
    employeeId: http.header('employeeid') || undefined,
    impersonatorId: http.header('impersonatorid') || undefined,
  })
  if (!isEmployeeActor(actor) || actor.company.id !== address.companyId) return undefined
  return database.read(scopeOf(actor), async (db) => {
    const file = await fileAt(db, address)
    if (!file || !Object.hasOwn(recordAccess, file.entity)) return undefined
    return (await recordAccess[file.entity]?.(db, actor, file.entityId)) ? file : undefined
  })
}

export const filesRoutes = (recordAccess: RecordAccess, ground: Ground) =>
  implement(files, {
    getPublicFile: async ({ db, params, platform, http }) => {
      const file = await db.row<Pick<FileRow, 'storageKey' | 'contentType' | 'size'>>(sql`
        select storage_key as "storageKey", content_type as "contentType", size
        from public_files where id = ${params.fileId}`)
      if (!file) throw new Refusal('notFound')
      return answerWithFile(platform.files.storage, http, {
        ...file,
        name: 'image',
        cacheControl: IMMUTABLE,
        // Mails show logos on other sites' pages.
        headers: { 'cross-origin-resource-policy': 'cross-origin' },
      })
    },

    getFile: async ({ params, query, platform, http }) => {
      const address = { companyId: params.a, fileId: params.b }
      const file =
        query.signature === undefined
          ? await fileByToken(ground, recordAccess, address, http)
          : await fileBySignature(ground, platform.files.links, address, query)
      if (!file) throw new Refusal('notFound')
      return answerWithFile(platform.files.storage, http, { ...file, cacheControl: PRIVATE })
    },
  })
