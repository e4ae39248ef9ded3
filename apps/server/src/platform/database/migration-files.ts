import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serverFolder } from '../server-folder'

export const migrationsFolder = join(serverFolder, 'migrations')

export interface SqlFile {
  /** Its path within the folder of migrations. */
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const readFiles = (folder: string, names: readonly string[]): Promise<SqlFile[]> =>
  Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: checksumOf(text) }
    }),
  )

/** What changes tables, once and in this order. */
export const readNumberedFiles = async (folder: string): Promise<SqlFile[]> =>
  readFiles(folder, (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort())

/** What says how things are (functions, triggers, views, policies), and may be run again at any time. */
export const readRepeatableFiles = async (folder: string): Promise<SqlFile[]> => {
  const repeatable = join(folder, 'repeatable')
  if (!existsSync(repeatable)) return []
  const paths = (await readdir(repeatable, { recursive: true })).map((path) => path.replaceAll('\\', '/'))
  return readFiles(
    folder,
    paths
      .filter((path) => path.endsWith('.sql'))
      .map((path) => `repeatable/${path}`)
      .sort(),
  )
}

/** A repeatable file as it was run on these tables: another text or another table is a reason to run it again. */
export const checksumUpon = (numbered: readonly SqlFile[], file: SqlFile): string =>
  checksumOf([...numbered.map(({ name }) => name), file.checksum].join('\n'))
