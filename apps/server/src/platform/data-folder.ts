import { randomBytes } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { giveToOwnerOfFolderSync } from './folder-owner'
import { makeFolder, whyNotWritten } from './make-folder'
import { StartProblem } from './start-problem'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

const readSecret = (file: string): string | undefined => {
  if (!existsSync(file)) return undefined
  const secret = readFileSync(file, 'utf8').trim()
  if (secret) return secret
  throw new StartProblem(
    `The file ${file} is empty.`,
    'Put its former content back, for example from a backup. Only if nothing was ever kept in this folder, delete the file: then a new one is made.',
  )
}

/** The secret is on the disk whole before it gets its name, so a crash or power cut never leaves half of one. */
const writeDraft = (draft: string): void => {
  const descriptor = openSync(draft, 'w', 0o600)
  try {
    writeSync(descriptor, `${randomBytes(32).toString('hex')}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  giveToOwnerOfFolderSync(draft)
}

const syncFolder = (folder: string): void => {
  // Windows cannot sync a folder, and keeps its entries without being asked.
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** A link, unlike a rename, never replaces another file, so two starts at once agree on one secret. */
const putInPlace = (draft: string, file: string): void => {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    // Some file systems have no links.
    if (!existsSync(file)) renameSync(draft, file)
  }
}

const makeSecret = (folder: string, name: string): string => {
  const file = join(folder, name)
  const draft = `${file}.${process.pid}`
  try {
    writeDraft(draft)
    putInPlace(draft, file)
    syncFolder(folder)
  } finally {
    rmSync(draft, { force: true })
  }
  const secret = readSecret(file)
  if (!secret) throw new Error(`${file} was taken away again`)
  return secret
}

/** Where the database lies that an earlier start made here, if there is one. */
const existingCluster = (dataDir: string): string | undefined => {
  const pointer = join(dataDir, 'postgres-location')
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim()
  const folder = join(dataDir, 'postgres')
  const version = existsSync(folder) && readdirSync(folder).find((name) => /^\d+$/.test(name))
  return version ? join(folder, version) : undefined
}

const databaseSecretOf = (dataDir: string): string => {
  const file = join(dataDir, 'database-secret')
  const secret = readSecret(file)
  if (secret) return secret
  const cluster = existingCluster(dataDir)
  if (cluster)
    throw new StartProblem(
      `The file ${file} is missing: only it opens the database in ${cluster}.`,
      'Put it back, for example from a backup. To begin with an empty database instead, move the one that is there away.',
    )
  return makeSecret(dataDir, 'database-secret')
}

const cannotBeWritten = (path: string, error: unknown): StartProblem =>
  new StartProblem(
    `The data folder ${path} cannot be written to: ${whyNotWritten(error)}.`,
    'Give this user the right to write there, or name another folder in DATA_DIR.',
  )

/** Does the work; an error on the way to the folder is put in words. */
const orInWords = <Result>(path: string, work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    throw error instanceof StartProblem ? error : cannotBeWritten(path, error)
  }
}

export interface DataFolder {
  readonly path: string
  readonly files: string
  readonly mail: string
  /** Signs tokens and links: SECRET, or one that is made once. */
  readonly secret: string
  /** The secret of the embedded database that lies in this folder, whatever SECRET says. */
  readonly databaseSecret: () => string
}

/** The folder of everything that is not in the database. Processes of one installation share it. */
export const openDataFolder = (dataDir: string, givenSecret: string | undefined): DataFolder => {
  const path = resolve(dataDir)
  return orInWords(path, () => {
    makeFolder(path)
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return {
      path,
      files: join(path, 'files'),
      mail: join(path, 'mail'),
      secret: givenSecret ?? readSecret(join(path, 'secret')) ?? makeSecret(path, 'secret'),
      databaseSecret: () => orInWords(path, () => databaseSecretOf(path)),
    }
  })
}

const assertUsable = (path: string): void => {
  const found = statSync(path)
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (found.isDirectory() ? constants.X_OK : 0))
  } catch (error) {
    throw new StartProblem(
      `${path} cannot be read and written: ${whyNotWritten(error)}. It belongs to uid ${found.uid}.`,
      `Start Praxis as that user, or hand it over: sudo chown -R $(id -u):$(id -g) ${path}`,
    )
  }
}

/** Makes the folders for uploads and mails, and finds out now, not with the first one, whether it can write there. */
export const ensureFoldersForWriting = (folders: readonly string[]): void => {
  for (const folder of folders)
    orInWords(folder, () => {
      makeFolder(folder, 0o700)
      giveToOwnerOfFolderSync(folder)
      assertUsable(folder)
      for (const { name } of readdirSync(folder, { withFileTypes: true }).filter(isWrittenAgain)) {
        giveToOwnerOfFolderSync(join(folder, name))
        assertUsable(join(folder, name))
      }
    })
}

/** Folders get new files and the mails' index new lines; all other files are written once. */
const isWrittenAgain = (entry: { readonly name: string; isDirectory(): boolean }): boolean =>
  entry.isDirectory() || entry.name === 'index.txt'
