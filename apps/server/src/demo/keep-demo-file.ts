import { Readable } from 'node:stream'
import type { DemoFile } from '@praxis/demo/demo-journal'
import type { Tx } from '../platform/database/database'
import type { FileOwner, FileStore, StoredFile } from '../platform/files/file-store'
import { documentOf } from './document-file'

const LARGEST = 1024 * 1024

const bytesOf = ({ name, lines }: DemoFile): Buffer =>
  name.endsWith('.pdf') ? documentOf(lines) : Buffer.from(`${lines.join('\n')}\n`)

export const keepDemoFile = async (db: Tx, files: FileStore, owner: FileOwner, file: DemoFile): Promise<StoredFile> => {
  const upload = await files.spool(Readable.from([bytesOf(file)]), file.name, { maxBytes: LARGEST, accept: 'any' })
  const kept = await files.keep(db, upload, owner)
  await files.discard([upload])
  return kept
}
