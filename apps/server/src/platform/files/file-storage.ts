import type { Readable } from 'node:stream'

/** Both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface StoredObject {
  readonly key: string
  readonly storedAt: Date
}

/** Where the bytes of files lie: a folder, or an object store. Keys look like owner/name and are never used twice. */
export interface FileStorage {
  /** A local folder in which uploads wait until they are kept; best on the same disk. */
  readonly spoolFolder: string
  /** Takes a copy of a local file; once it returns, the object outlives a power cut. */
  put(key: string, path: string): Promise<void>
  /** Undefined when there is no such object. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** No error when it is gone already. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredObject>
}
