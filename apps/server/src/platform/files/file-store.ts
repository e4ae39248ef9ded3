import { createHash, type Hash, randomBytes, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, opendir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FilePart } from '@praxis/contract/protocol/endpoint'
import type { FileLink } from '@praxis/contract/protocol/values'
import { formatFileSize } from '@praxis/domain/files/file-size'
import type { EmployeeActor } from '../auth/actor'
import type { Columns } from '../database/columns'
import type { Tx } from '../database/database'
import { NO_COMPANY } from '../database/scope'
import { sql } from '../database/sql'
import { Refusal } from '../refusal'
import { contentTypeOf, isImageType } from './content-type'
import type { DiskRoom } from './disk-room'
import { FileLinks } from './file-links'
import { harmlessFileName } from './file-name'
import type { FileStorage } from './file-storage'
import { encodePhotograph, encodePublicImage, type ImageBox, PHOTOGRAPH_TYPE, PUBLIC_IMAGE_TYPE } from './public-image'
import { StorageQuota } from './storage-quota'
import type { Upload } from './upload'

/** How far beyond its limit a file that is too large is read. */
const READ_PAST_LIMIT = 64 * 1024 * 1024

/** A stored file, as its row has it. */
export type StoredFile = Columns<'files', 'id' | 'name' | 'content_type' | 'size'>

/** What a private file belongs to: whoever may see that may open the file. */
export interface FileOwner {
  readonly entity: string
  readonly entityId: string
}

/** The parts of a mutation's transaction that files need. */
export type FileTx = Pick<Tx, 'scope' | 'now' | 'run' | 'row'>

interface FileStoreOptions {
  readonly storage: FileStorage
  /** The disk that uploads are written to. */
  readonly disk: DiskRoom
  /** How many bytes a company may keep. */
  readonly usualQuota: number
  readonly secret: string
  readonly clock: () => Date
}

/** Uploads, stored files, and the addresses they are fetched at. */
export class FileStore {
  readonly storage: FileStorage
  readonly disk: DiskRoom
  readonly quota: StorageQuota
  readonly links: FileLinks

  constructor({ storage, disk, usualQuota, secret, clock }: FileStoreOptions) {
    this.storage = storage
    this.disk = disk
    this.quota = new StorageQuota(usualQuota)
    this.links = new FileLinks(secret, clock)
  }

  /** Takes in a file as it arrives, and finds out its type and size on the way. */
  async spool(stream: Readable, name: string, rule: Pick<FilePart, 'maxBytes' | 'accept'>): Promise<Upload> {
    const path = await this.spoolPath()
    try {
      const { size, sha256 } = await receive(stream, path, rule.maxBytes, this.disk)
      const harmlessName = harmlessFileName(name)
      const contentType = await contentTypeOf(path, harmlessName, size)
      if (rule.accept === 'image' && !isImageType(contentType)) throw new Refusal('invalidFileExtension')
      return { name: harmlessName, contentType, size, sha256, path }
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }

  /** Removes uploads from the spool; those that are kept have been copied out of it. */
  async discard(uploads: readonly Upload[]): Promise<void> {
    await Promise.all(uploads.map(({ path }) => rm(path, { force: true })))
  }

  /** A file without a name, so that nothing is left of it once it is closed, whatever happens. */
  async temporary(): Promise<FileHandle> {
    const path = await this.spoolPath()
    try {
      return await open(path, 'wx+', 0o600)
    } finally {
      await rm(path, { force: true })
    }
  }

  /** Keeps an image that anyone who knows its id may see, and returns the id. */
  async keepPublicImage(db: FileTx, upload: Upload, box: ImageBox): Promise<string> {
    const image = await encodePublicImage(upload, box)
    const id = randomBytes(18).toString('base64url')
    const storageKey = `public/${id}`
    const owner = db.scope.companyId === NO_COMPANY ? null : db.scope.companyId
    await this.quota.takeRoomFor(db, image.length)
    await db.run(sql`
      insert into public_files (id, storage_key, content_type, size, owner_company_id, created_at)
      values (${id}, ${storageKey}, ${PUBLIC_IMAGE_TYPE}, ${image.length}, ${owner}, ${db.now})`)
    await this.disk.take(image.length)
    const path = await this.spoolPath()
    try {
      await writeFile(path, image, { flag: 'wx', mode: 0o600 })
      await this.storage.put(storageKey, path)
    } finally {
      await rm(path, { force: true })
    }
    return id
  }

  publicUrl(id: string): string {
    return `/api/v1/files/public/${id}`
  }

  /** The database removes the bytes after the commit, whichever deletion takes the row away. */
  async removePublic(db: FileTx, id: string): Promise<void> {
    await db.run(sql`delete from public_files where id = ${id}`)
  }

  /** Keeps a file for those who may see the record it belongs to. */
  async keep(db: FileTx, upload: Omit<Upload, 'sha256'>, { entity, entityId }: FileOwner): Promise<StoredFile> {
    const { companyId, employeeId, visitorId = null } = db.scope
    const { name, contentType, size } = upload
    const id = randomUUID()
    const storageKey = `${companyId}/${id}`
    await this.quota.takeRoomFor(db, size)
    await db.run(sql`
      insert into files (company_id, id, storage_key, name, content_type, size, entity, entity_id, created_by, visitor_id,
                         created_at)
      values (${companyId}, ${id}, ${storageKey}, ${name}, ${contentType}, ${size}, ${entity}, ${entityId},
              ${employeeId}, ${visitorId}, ${db.now})`)
    // The bytes are stored before the commit, so a row never points at nothing. Without a commit the sweep removes
    // them.
    await this.storage.put(storageKey, upload.path)
    return { id, name, contentType, size }
  }

  /** Keeps a photograph upright and small enough, for those who may see the record it belongs to. */
  async keepPhotograph(
    db: FileTx,
    upload: Upload,
    { field, ...box }: ImageBox & { readonly field: string },
    owner: FileOwner,
  ): Promise<StoredFile> {
    const bytes = await encodePhotograph(upload, box, field)
    const name = upload.name.replace(/\.[^.]*$/, '.jpg')
    return this.keepBytes(db, { name, contentType: PHOTOGRAPH_TYPE, bytes }, owner)
  }

  /** Keeps a file that was made here, for those who may see the record it belongs to. */
  async keepBytes(
    db: FileTx,
    { name, contentType, bytes }: { readonly name: string; readonly contentType: string; readonly bytes: Uint8Array },
    owner: FileOwner,
  ): Promise<StoredFile> {
    await this.disk.take(bytes.length)
    const path = await this.spoolPath()
    try {
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
      return await this.keep(db, { name, contentType, size: bytes.length, path }, owner)
    } finally {
      await rm(path, { force: true })
    }
  }

  /** Gives another record a file of its own with the same bytes, as long as they are there. Answers with their hash. */
  async copy(db: FileTx, fileId: string, owner: FileOwner): Promise<(StoredFile & { sha256: string }) | undefined> {
    const file = await db.row<StoredFile & { storageKey: string }>(sql`
      select id, name, content_type as "contentType", size, storage_key as "storageKey" from files
      where company_id = ${db.scope.companyId} and id = ${fileId}`)
    const bytes = file && (await this.storage.open(file.storageKey))
    if (!bytes) return undefined
    await this.disk.assertRoomFor(file.size)
    const path = await this.spoolPath()
    const hash = createHash('sha256')
    try {
      await pipeline(bytes, (chunks) => hashing(chunks, hash), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      return { ...(await this.keep(db, { ...file, path }, owner)), sha256: hash.digest('hex') }
    } finally {
      await rm(path, { force: true })
    }
  }

  async remove(db: FileTx, fileId: string): Promise<void> {
    await db.run(sql`delete from files where company_id = ${db.scope.companyId} and id = ${fileId}`)
  }

  /** The file as responses carry it, with an address that works for 10 to 20 minutes, as long as the actor may see it. */
  linkOf(actor: EmployeeActor, { id, name, contentType, size }: StoredFile): FileLink {
    const { sessionId, employee, impersonatorId, company } = actor
    const holder = { sessionId, employeeId: employee.id, impersonatorId }
    return { id, name, contentType, size, url: this.links.linkTo({ companyId: company.id, fileId: id }, holder) }
  }

  /** Removes uploads that a crash left in the spool. */
  async sweepSpool(olderThan: Date): Promise<void> {
    await mkdir(this.storage.spoolFolder, { recursive: true })
    for await (const { name } of await opendir(this.storage.spoolFolder)) {
      const path = join(this.storage.spoolFolder, name)
      const found = await stat(path).catch(() => undefined)
      if (found && found.mtime < olderThan) await rm(path, { force: true })
    }
  }

  private async spoolPath(): Promise<string> {
    await mkdir(this.storage.spoolFolder, { recursive: true, mode: 0o700 })
    return join(this.storage.spoolFolder, randomUUID())
  }
}

/** Busboy cuts a file at its own limit, and only marks the stream as truncated. */
const wasCut = (stream: Readable) => 'truncated' in stream && stream.truncated === true

async function* hashing(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

/** Reads to the end even a file it cannot keep, so that the caller gets a reason instead of a broken connection. */
const receive = async (
  stream: Readable,
  path: string,
  maxBytes: number,
  disk: DiskRoom,
): Promise<{ size: number; sha256: string }> => {
  const hash = createHash('sha256')
  let size = 0
  let problem: unknown
  const file = await open(path, 'wx', 0o600)
  const write = async (chunk: Buffer) => {
    await disk.take(chunk.length)
    await file.appendFile(chunk)
    hash.update(chunk)
  }
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes + READ_PAST_LIMIT) break
      if (size > maxBytes || problem) continue
      await write(chunk).catch((error: unknown) => {
        problem = error
      })
    }
  } finally {
    await file.close()
  }
  if (problem) throw problem
  if (size > maxBytes || wasCut(stream)) throw new Refusal('fileTooLarge', { maxSize: formatFileSize(maxBytes) })
  return { size, sha256: hash.digest('hex') }
}
