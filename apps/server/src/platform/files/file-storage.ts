import type { Readable } from 'node:stream'

/** A range includes both of its ends. */
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
  /** The object's bytes; undefined when there is no such object. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Removing an object that is gone already is no error. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredObject>
}
