import { files } from '@praxis/contract/protocol/files'
import { type EmployeeActor, isEmployeeActor, scopeOf, type UserActor } from '../auth/actor'
import type { Authenticator } from '../auth/authenticator'
import type { Columns } from '../database/columns'
import type { Database, Db } from '../database/database'
import { sql } from '../database/sql'
import type { HttpExchange } from '../http/exchange'
import { implement } from '../http/implement'
import type { RecordAccess } from '../operations.routes'
import { Refusal } from '../refusal'
import { answerWithFile, PRIVATE_FILE } from './file-answer'
import type { FileAddress, FileLinks, GivenLink } from './file-links'

const IMMUTABLE = 'public, max-age=31536000, immutable'

type FileRow = Columns<'files', 'storage_key' | 'name' | 'content_type' | 'size' | 'entity' | 'entity_id'>

interface Ground {
  readonly database: Database
  readonly authenticator: Authenticator
}

const fileAt = (db: Db, { companyId, fileId }: FileAddress) =>
  db.row<FileRow>(sql`
    select storage_key as "storageKey", name, content_type as "contentType", size, entity, entity_id as "entityId"
    from files where company_id = ${companyId} and id = ${fileId}`)

const actorByToken = (authenticator: Authenticator, http: HttpExchange) =>
  authenticator.actorOf({
    token: /^Bearer (\S+)$/i.exec(http.header('authorization') ?? '')?.[1],
    employeeId: http.header('employeeid') || undefined,
    impersonatorId: http.header('impersonatorid') || undefined,
  })

/** The holder of the link, if they are still signed in and work here. */
const actorByLink = async (
  authenticator: Authenticator,
  links: FileLinks,
  address: FileAddress,
  { expires = 0, holder = '', signature = '' }: Partial<GivenLink>,
) => {
  const held = links.holderOf(address, { expires, holder, signature })
  if (!held) throw new Refusal('invalidToken')
  try {
    return await authenticator.actorOfSession(held.sessionId, held.employeeId, held.impersonatorId ?? undefined)
  } catch (error) {
    throw error instanceof Refusal && error.status === 401 ? new Refusal('invalidToken') : error
  }
}

/** The file, for somebody who may see its record. */
const fileFor = (
  database: Database,
  recordAccess: RecordAccess,
  actor: UserActor | EmployeeActor,
  address: FileAddress,
): Promise<FileRow | undefined> | undefined => {
  if (!isEmployeeActor(actor) || actor.company.id !== address.companyId) return undefined
  return database.read(scopeOf(actor), async (db) => {
    const file = await fileAt(db, address)
    if (!file || !Object.hasOwn(recordAccess, file.entity)) return undefined
    return (await recordAccess[file.entity]?.(db, actor, file.entityId)) ? file : undefined
  })
}

export const filesRoutes = (recordAccess: RecordAccess, { database, authenticator }: Ground) =>
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
        // Mails show logos within other sites' pages.
        headers: { 'cross-origin-resource-policy': 'cross-origin' },
      })
    },

    getFile: async ({ params, query, platform, http }) => {
      const address = { companyId: params.a, fileId: params.b }
      const actor =
        query.signature === undefined
          ? await actorByToken(authenticator, http)
          : await actorByLink(authenticator, platform.files.links, address, query)
      const file = await fileFor(database, recordAccess, actor, address)
      if (!file) throw new Refusal('notFound')
      return answerWithFile(platform.files.storage, http, { ...file, cacheControl: PRIVATE_FILE })
    },
  })
