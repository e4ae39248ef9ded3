import { randomBytes } from 'node:crypto'
import { closeSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartProblem } from './start-problem'

const readSecret = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written beside and linked into place: two starts at once agree on one, and a crash leaves no half secret. */
const makeSecret = (file: string): string => {
  const draft = `${file}.${process.pid}`
  const descriptor = openSync(draft, 'w', 0o600)
  writeSync(descriptor, `${randomBytes(32).toString('hex')}\n`)
  closeSync(descriptor)
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readSecret(file) ?? makeSecret(file)
}

export interface DataFolder {
  readonly path: string
  readonly files: string
  readonly mail: string
  /** Signs tokens and links; SECRET, or made once. */
  readonly secret: string
  /** Opens the embedded database that lies beside it, whatever SECRET says. */
  readonly databaseSecret: () => string
}

/** Where everything lies that is not in the database. Processes of one installation share it. */
export const openDataFolder = (dataDir: string, givenSecret: string | undefined): DataFolder => {
  const path = resolve(dataDir)
  try {
    mkdirSync(path, { recursive: true })
    const keptSecret = (name: string) => readSecret(join(path, name)) ?? makeSecret(join(path, name))
    return {
      path,
      files: join(path, 'files'),
      mail: join(path, 'mail'),
      secret: givenSecret ?? keptSecret('secret'),
      databaseSecret: () => keptSecret('database-secret'),
    }
  } catch (error) {
    throw new StartProblem(
      `The data folder ${path} cannot be written: ${error instanceof Error ? error.message : error}.`,
      'Give this user the right to write there, or name another folder in DATA_DIR.',
    )
  }
}
