import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyFolder } from '../../testing/copy-folder'
import { inLongRun, isLong } from '../../testing/long-run'
import { readPostmasterFile } from './postmaster-file'
import { processState } from './process-state'
import { asAccount, canEnter, serviceAccounts } from './run-as'

const repository = fileURLToPath(new URL('../../../../..', import.meta.url))
const isRoot = process.getuid?.() === 0
const nobody = serviceAccounts().find(({ name }) => name === 'nobody')
const canBecomeNobody = isRoot && nobody !== undefined && canEnter(asAccount(nobody), repository)

let folder: string
let dataDir: string
let port: number
let listener: Server | null = null
const praxes: Praxis[] = []

interface Praxis {
  process: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

function start(env: NodeJS.ProcessEnv = {}, account?: { uid: number; gid: number }): Praxis {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    ...account,
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      DEMO: 'false',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const praxis = {
    process: child,
    output: () => output,
    ended: once(child, 'close').then(([code]) => code as number | null),
  }
  praxes.push(praxis)
  return praxis
}

async function untilItRuns(praxis: Praxis): Promise<void> {
  await vi.waitFor(
    () => {
      expect(praxis.output()).toContain('Praxis runs at')
    },
    { timeout: 60_000, interval: 20 },
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return free
}

/** Undefined while the file is there and still empty. */
function postmasterPid(): number | undefined {
  return readPostmasterFile(path.join(dataDir, 'postgres', '18'))?.pid || undefined
}

function databaseIsReady(): boolean {
  return readPostmasterFile(path.join(dataDir, 'postgres', '18'))?.status === 'ready'
}

/** A data folder that Praxis has run from: making the database takes longer than most of these tests. */
let made: string

beforeAll(async () => {
  const build = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "const { ensureBuilt } = await import('./scripts/build.mjs'); await ensureBuilt()",
    ],
    { cwd: repository, encoding: 'utf8' },
  )
  if (build.status !== 0) throw new Error(build.stdout + build.stderr)
  made = mkdtempSync(path.join(os.tmpdir(), 'praxis-made-'))
  dataDir = made
  port = await freePort()
  const praxis = start()
  await untilItRuns(praxis)
  praxis.process.kill('SIGINT')
  expect(await praxis.ended).toBe(0)
}, 180_000)

afterAll(() => rmSync(made, { recursive: true, force: true, maxRetries: 10 }))

const haveStarted = () => copyFolder(made, dataDir)

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'praxis-start-'))
  dataDir = path.join(folder, 'data')
  port = await freePort()
})

afterEach(async () => {
  for (const { process: child, ended } of praxes.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
  const orphan = postmasterPid()
  if (orphan && processState(orphan) === 'alive') process.kill(orphan, 'SIGKILL')
  listener?.close()
  listener = null
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

describe('npm start', { timeout: 180_000 }, () => {
  it('answers on its port and is stopped cleanly by one Ctrl-C, even when it arrives twice', async () => {
    haveStarted()
    const praxis = start()
    await untilItRuns(praxis)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    const database = postmasterPid() ?? Number.NaN

    praxis.process.kill('SIGINT')
    praxis.process.kill('SIGINT')
    expect(await praxis.ended).toBe(0)
    expect(processState(database)).not.toBe('alive')
    expect(readdirSync(path.join(dataDir, 'running'))).toEqual([])
  })

  inLongRun.each([
    [
      'the database is made',
      () => ['18.unfinished', '18'].some((name) => existsSync(path.join(dataDir, 'postgres', name))),
    ],
    ['the database starts', () => postmasterPid() !== undefined],
    ['tables are made', databaseIsReady],
    ['the demo is filled', () => existsSync(path.join(dataDir, 'files', 'public'))],
  ])('is stopped cleanly also while %s', async (_, isSo) => {
    const praxis = start({ DEMO: 'true' })
    await vi.waitUntil(() => isSo(), { timeout: 60_000, interval: 2 })
    const database = postmasterPid()
    praxis.process.kill('SIGINT')
    expect(await praxis.ended).toBe(0)
    expect(database === undefined || processState(database) !== 'alive').toBe(true)
    expect(postmasterPid()).toBeUndefined()
    expect(readdirSync(path.join(dataDir, 'running'))).toEqual([])
    expect(praxis.output().trim()).toBe(`Creating the database in ${path.join(dataDir, 'postgres', '18')}`)
  })

  inLongRun('starts again after it was killed, on the database it left behind', async () => {
    haveStarted()
    const first = start()
    await untilItRuns(first)
    const database = postmasterPid()
    first.process.kill('SIGKILL')
    await first.ended

    const second = start()
    await untilItRuns(second)
    expect(postmasterPid()).toBe(database)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  })

  inLongRun('tells a second start beside it which process runs already', async () => {
    haveStarted()
    const first = start()
    await untilItRuns(first)
    const second = start({ PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`Praxis already runs from this folder (process ${first.process.pid}, http://`)
    expect(second.output()).toContain('another DATA_DIR and PORT')
    expect(second.output()).not.toMatch(/^\s+at /m)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  })

  it('says that the port is taken, and leaves no database behind', async () => {
    listener = createServer().listen(port, '127.0.0.1')
    await once(listener, 'listening')
    haveStarted()
    const praxis = start()
    expect(await praxis.ended).toBe(1)
    expect(praxis.output()).toContain(`Port ${port}`)
    expect(praxis.output()).toContain('PORT=')
    expect(praxis.output()).not.toMatch(/^\s+at /m)
    expect(postmasterPid()).toBeUndefined()
  })

  it('says that the database server does not answer', async () => {
    const praxis = start({ DATABASE_URL: `postgres://praxis:secret@127.0.0.1:${await freePort()}/praxis` })
    expect(await praxis.ended).toBe(1)
    expect(praxis.output()).toContain('DATABASE_URL')
    expect(praxis.output()).not.toMatch(/secret@|^\s+at /m)
  })

  it.runIf(isLong && (canBecomeNobody || !isRoot))('says that the data folder cannot be written to', async () => {
    mkdirSync(dataDir)
    chmodSync(folder, 0o755)
    chmodSync(dataDir, 0o555)
    const praxis = start({ HOME: folder }, isRoot ? nobody : undefined)
    expect(await praxis.ended).toBe(1)
    expect(praxis.output()).toContain(`The data folder ${dataDir} cannot be written`)
    expect(praxis.output()).toContain('DATA_DIR')
    expect(praxis.output()).not.toMatch(/^\s+at /m)
  })
})
