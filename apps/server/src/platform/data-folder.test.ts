import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureFoldersForWriting, openDataFolder } from './data-folder'
import { asAccount, canEnter, serviceAccounts } from './embedded-postgres/run-as'
import { whyNotWritten } from './make-folder'
import { serverFolder } from './server-folder'
import { StartProblem } from './start-problem'

const isRoot = process.getuid?.() === 0
const NOBODY = 65534
const repository = join(serverFolder, '..', '..')
const nobody = serviceAccounts().find(({ name }) => name === 'nobody')
const canBecomeNobody = isRoot && nobody !== undefined && canEnter(asAccount(nobody), repository)

let folder: string
let dataDir: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'praxis-folder-'))
  dataDir = join(folder, 'deep', 'data')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (secret?: string) => openDataFolder(dataDir, secret)

const problemOf = (work: () => unknown): StartProblem => {
  try {
    work()
  } catch (error) {
    if (error instanceof StartProblem) return error
    throw error
  }
  throw new Error('it worked')
}

/** What a user without rights is told, in a process of its own, as the system asks for the rights of the real user. */
const toldToNobody = (work: string): string => {
  const script = `
    import { ensureFoldersForWriting, openDataFolder } from ${JSON.stringify(new URL('./data-folder.ts', import.meta.url).href)}
    try { ${work} } catch ({ message }) { console.log(message) }`
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    ...(isRoot && nobody && { uid: nobody.uid, gid: nobody.gid }),
    cwd: repository,
    env: { ...process.env, HOME: folder },
    encoding: 'utf8',
  })
  return stdout.trim()
}

describe('secrets', () => {
  it('are made once, for nobody else to read, and leave no draft behind', () => {
    const first = open()
    const databaseSecret = first.databaseSecret()
    expect(first.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(open().secret).toBe(first.secret)
    expect(open().databaseSecret()).toBe(databaseSecret)
    expect(databaseSecret).not.toBe(first.secret)
    expect(readdirSync(dataDir).sort()).toEqual(['database-secret', 'secret'])
    expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0)
  })

  it('are not made when one is given', () => {
    expect(open('given').secret).toBe('given')
    expect(readdirSync(dataDir)).toEqual([])
  })

  it.each(['secret', 'database-secret'])('that are empty are told and left alone: %s', (name) => {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(join(dataDir, name), '\n')
    const { problem, remedy } = problemOf(() => open().databaseSecret())
    expect(problem).toBe(`The file ${join(dataDir, name)} is empty.`)
    expect(remedy).toContain('backup')
    expect(readFileSync(join(dataDir, name), 'utf8')).toBe('\n')
  })

  it('of a database that is there are never made anew', () => {
    const cluster = join(dataDir, 'postgres', '18')
    mkdirSync(cluster, { recursive: true })
    const { problem } = problemOf(() => open().databaseSecret())
    expect(problem).toBe(
      `The file ${join(dataDir, 'database-secret')} is missing: only it opens the database in ${cluster}.`,
    )
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'secret'])
  })

  it('of a database that lies elsewhere are never made anew either', () => {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(join(dataDir, 'postgres-location'), '/var/lib/praxis/data-1-2\n')
    expect(problemOf(() => open().databaseSecret()).problem).toContain('/var/lib/praxis/data-1-2')
  })

  it('are made beside a database whose making was interrupted', () => {
    mkdirSync(join(dataDir, 'postgres', '18.unfinished'), { recursive: true })
    expect(open().databaseSecret()).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('a folder that cannot be used', () => {
  it.runIf(process.platform === 'linux')('is told where nothing can be made, instead of trying for ever', () => {
    expect(problemOf(() => openDataFolder('/proc/x/data', undefined)).problem).toMatch(
      /^The data folder \/proc\/x\/data cannot be written to: .+ \((ENOENT|EACCES|EPERM)\)\.$/,
    )
  })

  it.each([
    ['EROFS', 'the file system is read-only (EROFS)'],
    ['ENOSPC', 'the disk is full (ENOSPC)'],
    ['EIO', 'something else'],
  ])('is told with the reason for %s', (code, words) => {
    expect(whyNotWritten(Object.assign(new Error('something else'), { code }))).toBe(words)
  })

  it('is told where a file is in the way', () => {
    writeFileSync(join(folder, 'deep'), '')
    expect(problemOf(open).problem).toContain('there is a file where a folder should be')
  })

  it.runIf(canBecomeNobody)('is told to a user who may not write there', () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    chmodSync(folder, 0o755)
    expect(toldToNobody(`openDataFolder(${JSON.stringify(dataDir)}, 'given')`).split('\n')).toEqual([
      `The data folder ${dataDir} cannot be written to: this user may not write there (EACCES).`,
      'Give this user the right to write there, or name another folder in DATA_DIR.',
    ])
  })

  it.runIf(canBecomeNobody)('is told also when it is only one of those inside that another user made', () => {
    chmodSync(folder, 0o755)
    const files = join(dataDir, 'files')
    const company = join(files, 'company')
    mkdirSync(company, { recursive: true })
    chownSync(files, nobody?.uid ?? 0, nobody?.gid ?? 0)
    expect(toldToNobody(`ensureFoldersForWriting([${JSON.stringify(files)}])`).split('\n')).toEqual([
      `${company} cannot be read and written: this user may not write there (EACCES). It belongs to uid 0.`,
      `Start Praxis as that user, or hand it over: sudo chown -R $(id -u):$(id -g) ${company}`,
    ])
  })
})

it.runIf(isRoot)('what root makes in the folder of another belongs to that user, also what it had made before', () => {
  mkdirSync(dataDir, { recursive: true })
  mkdirSync(join(dataDir, 'files', 'company'), { recursive: true })
  mkdirSync(join(dataDir, 'mail'))
  writeFileSync(join(dataDir, 'mail', 'index.txt'), '')
  chownSync(dataDir, NOBODY, NOBODY)
  const data = open()
  data.databaseSecret()
  ensureFoldersForWriting([data.files, join(data.files, '.spool'), data.mail])
  const made = ['secret', 'database-secret', 'files', 'files/.spool', 'files/company', 'mail', 'mail/index.txt']
  for (const name of made) expect(statSync(join(dataDir, name))).toMatchObject({ uid: NOBODY, gid: NOBODY })
})
