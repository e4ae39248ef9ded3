import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyFolder } from '../../testing/copy-folder'
import { inLongRun, isLong } from '../../testing/long-run'
import { StartProblem } from '../start-problem'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  postgresUrl,
  startEmbeddedPostgres,
} from './embedded-postgres'
import { placeCluster } from './place-cluster'
import { findPostgresBinaries } from './postgres-binaries'
import { findLivePostmaster, readPostmasterFile } from './postmaster-file'
import { processState } from './process-state'
import { asAccount, canEnter, serviceAccounts } from './run-as'

const repository = fileURLToPath(new URL('../../../../..', import.meta.url))
const password = 'a long password'
const isRoot = process.getuid?.() === 0
const nobody = serviceAccounts().find(({ name }) => name === 'nobody')
const canBecomeNobody = isRoot && nobody !== undefined && canEnter(asAccount(nobody), repository)

let folder: string
let dataDir: string
const running: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'praxis-postgres-'))
  dataDir = path.join(folder, 'data')
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()))
  for (const child of children.splice(0)) child.kill('SIGKILL')
  const orphan = readPostmasterFile(clusterFolder())
  if (orphan) killPostmaster(orphan.pid)
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** A data folder whose database was made and stopped: making one takes longer than most of these tests. */
let made: string

beforeAll(async () => {
  made = mkdtempSync(path.join(os.tmpdir(), 'praxis-made-'))
  await (await startEmbeddedPostgres({ dataDir: made, password })).stop()
}, 60_000)

afterAll(() => rmSync(made, { recursive: true, force: true, maxRetries: 10 }))

const haveDatabase = () => copyFolder(made, dataDir)

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, password, ...options })
  running.push(postgres)
  return postgres
}

type ChildAnswer = { pid: number; port: number; reattached: boolean } | { problem: string; remedy: string }

/** Starts the database in a process of its own, which then only waits to be killed. */
async function startInChild(account?: {
  uid: number
  gid: number
}): Promise<{ answer: ChildAnswer; child: ChildProcess }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)}
    setInterval(() => {}, 1000)
    const options = ${JSON.stringify({ dataDir, password, address: 'http://localhost:3000' })}
    const answer = await startEmbeddedPostgres(options).catch(({ problem, remedy }) => ({ problem, remedy }))
    console.log(JSON.stringify({ ...answer, pid: process.pid }))
  `
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    ...account,
    cwd: repository,
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { answer: JSON.parse(line) as ChildAnswer, child }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function killPostmaster(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process is gone already.
  }
}

async function query(text: string, port: number, withPassword = password): Promise<unknown[]> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: withPassword,
    database: 'postgres',
  })
  // A server that is killed ends its connections with an error.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.map(([value]) => value)
  } finally {
    await client.end()
  }
}

function clusterFolder(): string {
  return path.join(dataDir, 'postgres', '18')
}

function postmasterPid(): number {
  return readPostmasterFile(clusterFolder())?.pid ?? Number.NaN
}

describe('starting', { timeout: 60_000 }, () => {
  it('creates a cluster in the data folder that only the password opens, and stops it again', async () => {
    const postgres = await start({ settings: { work_mem: '5MB' } })
    expect(postgres).toMatchObject({ host: '127.0.0.1', user: 'postgres', password, reattached: false })
    expect(await query('show work_mem', postgres.port)).toEqual(['5MB'])
    expect(await query('show server_encoding', postgres.port)).toEqual(['UTF8'])
    await expect(query('select 1', postgres.port, 'another')).rejects.toThrow('password authentication failed')
    const socket = `.s.PGSQL.${postgres.port}`
    expect(readdirSync(path.join(dataDir, 'postgres')).sort()).toEqual([socket, `${socket}.lock`, '18', 'server.log'])
    expect(statSync(path.join(dataDir, 'postgres')).mode & 0o077).toBe(0)
    const throughSocket = new pg.Client({
      connectionString: postgresUrl(postgres, { user: 'postgres', password }, 'postgres'),
    })
    await throughSocket.connect()
    const { rows } = await throughSocket.query('select inet_client_addr() as address')
    expect(rows).toEqual([{ address: null }])
    await throughSocket.end()

    const pid = postmasterPid()
    await postgres.stop()
    expect(processState(pid)).not.toBe('alive')
    expect(readdirSync(path.join(dataDir, 'running'))).toEqual([])
  })

  inLongRun('makes a cluster anew that an interrupted start left half made', async () => {
    mkdirSync(path.join(dataDir, 'postgres', '18.unfinished', 'base'), { recursive: true, mode: 0o700 })
    writeFileSync(path.join(dataDir, 'postgres', '18.unfinished', 'PG_VERSION'), '18\n')
    const { port } = await start()
    expect(await query('select 1', port)).toEqual([1])
  })

  inLongRun('breaks off wherever it is told to, and leaves no server behind', async () => {
    const amidCreating = new AbortController()
    const creating = start({ signal: amidCreating.signal, log: () => amidCreating.abort() })
    await expect(creating).rejects.toMatchObject({ name: 'AbortError' })
    expect(existsSync(clusterFolder())).toBe(false)

    const amidStarting = new AbortController()
    // The server may have started just before it was aborted.
    const starting = start({ signal: amidStarting.signal }).then(
      (postgres) => postgres.stop(),
      (error: Error) => expect(error.name).toBe('AbortError'),
    )
    await vi.waitFor(() => expect(postmasterPid()).toBeGreaterThan(0), { timeout: 30_000, interval: 1 })
    const pid = postmasterPid()
    amidStarting.abort()
    await starting
    expect(processState(pid)).not.toBe('alive')
    expect(readdirSync(path.join(dataDir, 'running'))).toEqual([])
  })

  it('refuses data of another major version instead of beginning with an empty database', async () => {
    mkdirSync(path.join(dataDir, 'postgres', '17'), { recursive: true })
    await expect(start()).rejects.toThrow('was written by PostgreSQL 17')
  })

  it('starts beside a stale lock whose process number now belongs to a stranger', async () => {
    haveDatabase()
    writeFileSync(
      path.join(clusterFolder(), 'postmaster.pid'),
      `${process.pid}\n${clusterFolder()}\n0\n5432\n\n\n\nready\n`,
    )
    const { port, reattached } = await start()
    expect(reattached).toBe(false)
    expect(await query('select 1', port)).toEqual([1])
  })

  it.runIf(process.platform !== 'win32')(
    'starts beside a lock that a power cut has emptied, unless a server is there',
    async () => {
      haveDatabase()
      const first = await start()
      const lock = path.join(clusterFolder(), 'postmaster.pid')
      const content = readFileSync(lock, 'utf8')
      writeFileSync(lock, '')
      expect(findLivePostmaster(clusterFolder())).toBeNull()
      expect(readFileSync(lock, 'utf8')).toBe('')
      writeFileSync(lock, content)
      await first.stop()

      writeFileSync(lock, '')
      const { port } = await start()
      expect(await query('select 1', port)).toEqual([1])
    },
  )

  it.runIf(process.platform === 'linux')('starts beside the lock of a dead server that nobody has reaped', async () => {
    haveDatabase()
    const careless = spawn('/bin/sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    children.push(careless)
    const [zombie] = await once(createInterface({ input: careless.stdout }), 'line')
    // A shell would reap its child: it dies only once the shell has become a program that does not.
    await vi.waitFor(() => expect(readFileSync(`/proc/${careless.pid}/comm`, 'utf8')).toBe('sleep\n'), 10_000)
    process.kill(Number(zombie), 'SIGKILL')
    await vi.waitFor(() => expect(readFileSync(`/proc/${zombie}/stat`, 'utf8')).toContain(') Z '), 10_000)
    writeFileSync(path.join(clusterFolder(), 'postmaster.pid'), `${zombie}\n${clusterFolder()}\n0\n5432\n\n\n\nready\n`)
    const { port } = await start()
    expect(await query('select 1', port)).toEqual([1])
  })
})

describe('after a crash', { timeout: 60_000 }, () => {
  it('re-attaches to the server whose parent was killed', async () => {
    haveDatabase()
    const { answer: first, child } = await startInChild()
    if (!('port' in first)) throw new Error(first.problem)
    await query('create table kept as select 7 as value', first.port)
    const pid = postmasterPid()
    await kill(child)

    const second = await start()
    expect(second).toMatchObject({ reattached: true, port: first.port })
    expect(postmasterPid()).toBe(pid)
    expect(await query('select value from kept', second.port)).toEqual([7])
    await second.stop()
    expect(processState(pid)).not.toBe('alive')
  })

  inLongRun('restarts a left-behind server that runs with other settings', async () => {
    haveDatabase()
    const { child } = await startInChild()
    await kill(child)
    const second = await start({ settings: { work_mem: '6MB' } })
    expect(second.reattached).toBe(false)
    expect(await query('show work_mem', second.port)).toEqual(['6MB'])
  })

  inLongRun('recovers what was committed when server and parent were both killed', async () => {
    haveDatabase()
    const { answer: first, child } = await startInChild()
    if (!('port' in first)) throw new Error(first.problem)
    await query('create table kept as select 8 as value', first.port)
    killPostmaster(postmasterPid())
    await kill(child)

    const second = await start()
    expect(second.reattached).toBe(false)
    expect(await query('select value from kept', second.port)).toEqual([8])
  })

  it('brings a server that dies under a running Praxis back on the same port', async () => {
    haveDatabase()
    const messages: string[] = []
    const { port } = await start({ log: (message) => messages.push(message) })
    const pid = postmasterPid()
    killPostmaster(pid)
    await vi.waitFor(async () => expect(await query('select 1', port)).toEqual([1]), { timeout: 20_000, interval: 50 })
    expect(postmasterPid()).not.toBe(pid)
    expect(messages).toContain('PostgreSQL ended unexpectedly; starting it again')
  })

  it.runIf(isLong && process.platform !== 'win32')(
    'brings back a server that was told to stop while we are connected',
    async () => {
      haveDatabase()
      const { port } = await start()
      const pid = postmasterPid()
      const connected = query('select pg_sleep(300)', port).catch((error: Error) => error.message)
      await vi.waitFor(
        async () =>
          expect(
            await query(`select count(*)::int from pg_stat_activity where query like '%pg_sleep(300)%'`, port),
          ).toEqual([2]),
        20_000,
      )
      process.kill(pid, 'SIGTERM')
      await vi.waitFor(async () => expect(await query('select 1', port)).toEqual([1]), {
        timeout: 30_000,
        interval: 50,
      })
      expect(postmasterPid()).not.toBe(pid)
      expect(await connected).toContain('terminat')
    },
  )
})

describe('a second start on the same folder', { timeout: 60_000 }, () => {
  it('is told which process runs already, and where', async () => {
    haveDatabase()
    await start({ address: 'http://localhost:3000' })
    await expect(start()).rejects.toThrow(
      new StartProblem(
        `Praxis already runs from this folder (process ${process.pid}, http://localhost:3000).`,
        'Stop it first, or start this one with another DATA_DIR and PORT.',
      ),
    )
  })

  inLongRun('leaves exactly one owner when both start at once', async () => {
    const starts = await Promise.all([startInChild(), startInChild(), startInChild()])
    const answers = starts.map(({ answer }) => answer)
    const owners = answers.filter((answer) => 'port' in answer)
    const refused = answers.filter((answer) => 'problem' in answer)
    expect(owners).toHaveLength(1)
    for (const { problem } of refused) expect(problem).toContain(`process ${owners[0]?.pid}, http://localhost:3000`)
  })
})

describe('accounts', { timeout: 60_000 }, () => {
  it.runIf(isLong && isRoot)('runs for root from a folder that only root may enter', async () => {
    chmodSync(folder, 0o700)
    const { port } = await start()
    expect(await query('select 1', port)).toEqual([1])
  })

  it.runIf(canBecomeNobody)('runs for an ordinary user', async () => {
    chownSync(folder, nobody?.uid ?? 0, nobody?.gid ?? 0)
    const { answer } = await startInChild(nobody)
    if (!('port' in answer)) throw new Error(answer.problem)
    expect(await query('select 1', answer.port)).toEqual([1])
    expect(statSync(clusterFolder()).uid).toBe(nobody?.uid)
  })

  it.runIf(isLong && canBecomeNobody)('runs for root on files that an ordinary user made', async () => {
    chownSync(folder, nobody?.uid ?? 0, nobody?.gid ?? 0)
    const { child } = await startInChild(nobody)
    await kill(child)
    const reattached = await start()
    expect(reattached.reattached).toBe(true)
    await reattached.stop()
    rmSync(path.join(dataDir, 'running'), { recursive: true })
    rmSync(path.join(dataDir, 'postgres', 'server.log'))
    const { port } = await start()
    expect(await query('select 1', port)).toEqual([1])
    const claim = path.join('running', readdirSync(path.join(dataDir, 'running'))[0] ?? '')
    for (const name of ['postgres/18', 'postgres/server.log', 'running', claim])
      expect(statSync(path.join(dataDir, name)).uid).toBe(nobody?.uid)
  })

  it.runIf(canBecomeNobody)(
    "makes the database of an ordinary user's data folder theirs, also when root starts first",
    () => {
      mkdirSync(dataDir)
      chmodSync(folder, 0o755)
      chownSync(dataDir, nobody?.uid ?? 0, nobody?.gid ?? 0)
      const { runAs, folder: placed } = placeCluster({ dataDir, binaries: findPostgresBinaries(), log: vi.fn() })
      expect(runAs.spawnOptions).toEqual({ uid: nobody?.uid, gid: nobody?.gid })
      expect(statSync(placed).uid).toBe(nobody?.uid)
    },
  )

  it.runIf(isLong && canBecomeNobody)("tells an ordinary user that the files are another's", async () => {
    haveDatabase()
    chmodSync(folder, 0o755)
    for (const entry of [dataDir, path.join(dataDir, 'running')]) chownSync(entry, nobody?.uid ?? 0, nobody?.gid ?? 0)
    expect((await startInChild(nobody)).answer).toMatchObject({
      problem: `The database files in ${path.join(dataDir, 'postgres')} belong to another user (uid 0).`,
    })
  })

  it.runIf(canBecomeNobody)('says that a folder cannot be written to, and what to do', async () => {
    chmodSync(folder, 0o755)
    expect((await startInChild(nobody)).answer).toMatchObject({
      problem: `The data folder ${dataDir} cannot be written to (EACCES).`,
      remedy: expect.stringContaining('DATA_DIR'),
    })
  })
})

describe.runIf(isRoot)('root where user namespaces are not to be had', () => {
  const path0 = process.env.PATH
  const log = vi.fn()
  const place = () => {
    mkdirSync(dataDir, { recursive: true })
    return placeCluster({ dataDir, binaries: findPostgresBinaries(), log, systemFolder: path.join(folder, 'system') })
  }

  beforeEach(() => {
    const programs = path.join(folder, 'bin')
    mkdirSync(programs)
    symlinkSync('/usr/bin/id', path.join(programs, 'id'))
    process.env.PATH = programs
    chmodSync(folder, 0o755)
  })

  afterEach(() => {
    process.env.PATH = path0
    log.mockReset()
  })

  it('gives the files to a service account that can reach them', () => {
    const { folder: placed, runAs } = place()
    expect(placed).toBe(path.join(dataDir, 'postgres'))
    expect(statSync(placed).uid).toBe(runAs.spawnOptions.uid)
    expect(runAs.spawnOptions.uid).toBeGreaterThan(0)
  })

  it('keeps them in a system folder, says so and finds them again when nobody else may enter', () => {
    mkdirSync(dataDir, { mode: 0o700 })
    const first = place()
    expect(first.folder).toMatch(path.join(folder, 'system', 'data-'))
    expect(log).toHaveBeenCalledWith(expect.stringContaining(first.folder))
    writeFileSync(path.join(first.folder, 'server.log'), '')
    expect(place().folder).toBe(first.folder)

    rmSync(first.folder, { recursive: true })
    expect(place).toThrow('but nothing is there')
  })

  it("runs as the owner of the clone when it lies in somebody's home", () => {
    chmodSync(folder, 0o700)
    chownSync(folder, nobody?.uid ?? 0, nobody?.gid ?? 0)
    const { runAs, binaries } = place()
    expect(runAs.spawnOptions).toEqual({ uid: nobody?.uid, gid: nobody?.gid })
    expect(existsSync(binaries.postgres)).toBe(true)
  })
})
