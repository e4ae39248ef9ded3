import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '../start-problem'
import type { ClusterPlace } from './place-cluster'
import { postgresEnvironment } from './postgres-environment'
import { findLivePostmaster, readPostmasterFile } from './postmaster-file'
import { processState } from './process-state'

export interface Cluster extends ClusterPlace {
  cluster: string
  settings: Record<string, string>
  log: (message: string) => void
}

export interface Postmaster {
  pid: number
  port: number
}

const patienceMs = 5 * 60_000
const passingComplaint = /still in use|Address already in use|could not bind|could not create any TCP\/IP sockets/

/** The server that a killed parent left behind, once it accepts connections; null if there is none to keep. */
export async function reattach(cluster: Cluster, signal?: AbortSignal): Promise<Postmaster | null> {
  const found = findLivePostmaster(cluster.cluster)
  if (!found) return null
  const settled = await stoppedOnAbort(cluster, found, signal, () =>
    until(
      () => {
        const current = findLivePostmaster(cluster.cluster)
        return current?.pid !== found.pid || current.status === 'ready' ? { current } : null
      },
      cluster,
      signal,
    ),
  )
  if (settled.current?.pid !== found.pid) return null
  if (!runsWith(cluster)) {
    await stopPostmaster(cluster, found)
    return null
  }
  return settled.current
}

/** Starts the server and waits until it accepts connections, through crash recovery if need be. */
export async function startPostmaster(
  cluster: Cluster,
  { port, signal }: { port?: number; signal?: AbortSignal } = {},
): Promise<Postmaster> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const logStart = rotateLog(cluster)
    const onPort = port ?? (await freePort())
    signal?.throwIfAborted()
    const child = launch(cluster, onPort)
    const started = await stoppedOnAbort(cluster, child, signal, () => readyOrExited(cluster, child, signal))
    if (started) return started
    const complaint = readFileSync(logFile(cluster)).subarray(logStart).toString('utf8').trim()
    // The port was taken meanwhile, or backends of a killed server are still ending.
    if (!passingComplaint.test(complaint) || Date.now() > deadline) throw didNotStart(cluster, complaint)
    await wait(100)
  }
}

/** A server that has begun to run is stopped when the wait for it is aborted. */
async function stoppedOnAbort<T>(
  cluster: Cluster,
  { pid }: { pid?: number },
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work()
    signal?.throwIfAborted()
    return result
  } catch (error) {
    if (signal?.aborted && pid !== undefined) await stopPostmaster(cluster, { pid })
    throw error
  }
}

export async function stopPostmaster(cluster: Cluster, { pid }: Pick<Postmaster, 'pid'>): Promise<void> {
  const isGone = () => (processState(pid) === 'alive' ? null : true)
  if (process.platform === 'win32') {
    spawnSync(cluster.binaries.pgCtl, ['stop', '-D', cluster.cluster, '-m', 'fast', '-t', '60'], {
      env: postgresEnvironment(),
      stdio: 'ignore',
      windowsHide: true,
    })
    return
  }
  if (isGone()) return
  process.kill(pid, 'SIGINT')
  await until(isGone, cluster)
}

function launch(cluster: Cluster, port: number): ChildProcess {
  const settings = serverArguments(cluster, port)
  // postgres.exe refuses to run as an administrator; pg_ctl drops those rights first.
  const [command, args] =
    process.platform === 'win32'
      ? [
          cluster.binaries.pgCtl,
          ['start', '-w', '-t', '300', '-D', cluster.cluster, '-o', settings.map((each) => `"${each}"`).join(' ')],
        ]
      : cluster.runAs.commandLine(cluster.binaries.postgres, ['-D', cluster.cluster, ...settings])
  const log = openSync(logFile(cluster), 'a', 0o600)
  const { fileOwner } = cluster.runAs
  try {
    if (fileOwner) fchownSync(log, fileOwner.uid, fileOwner.gid)
    // The server is detached: Ctrl-C reaches only us, and we stop the database after the last request is answered.
    const child = spawn(command, args, {
      ...cluster.runAs.spawnOptions,
      cwd: cluster.folder,
      detached: true,
      env: postgresEnvironment(),
      stdio: ['ignore', log, log],
      windowsHide: true,
    })
    child.unref()
    return child
  } finally {
    closeSync(log)
  }
}

async function readyOrExited(
  cluster: Cluster,
  child: ChildProcess,
  signal: AbortSignal | undefined,
): Promise<Postmaster | null> {
  let failed = false
  child.on('error', () => {
    failed = true
  })
  child.on('exit', (code) => {
    failed ||= process.platform !== 'win32' || code !== 0
  })
  const { ready } = await until(
    () => {
      if (failed) return { ready: null }
      const file = readPostmasterFile(cluster.cluster)
      const isOurs = file && (process.platform === 'win32' || file.pid === child.pid)
      return isOurs && file.status === 'ready' ? { ready: file } : null
    },
    cluster,
    signal,
  )
  return ready
}

function serverArguments({ settings }: Cluster, port: number): string[] {
  return ['-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Whether the running server has the settings asked for now: one left with another configuration is not kept. */
function runsWith(cluster: Cluster): boolean {
  const running = readFileSync(path.join(cluster.cluster, 'postmaster.opts'), 'utf8').match(/"-c" "[^"]*"/g) ?? []
  const asked = Object.entries(cluster.settings).map(([name, value]) => `"-c" "${name}=${value}"`)
  return running.join() === asked.join()
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('The free port has no number')
  return address.port
}

/** Waits until the answer is not null, and logs what takes so long. */
async function until<T>(answer: () => T | null, { cluster, log }: Cluster, signal?: AbortSignal): Promise<T> {
  const start = Date.now()
  for (let nextWord = start + 5_000; ; ) {
    const result = answer()
    if (result !== null) return result
    if (Date.now() > nextWord) {
      log(`Waiting for PostgreSQL (${readPostmasterFile(cluster)?.status || 'not yet there'})`)
      nextWord += 10_000
    }
    if (Date.now() - start > patienceMs) {
      throw new StartProblem(
        `PostgreSQL in ${cluster} has not answered for five minutes.`,
        `Read ${path.join(path.dirname(cluster), 'server.log')}, then start again.`,
      )
    }
    await wait(20, undefined, { signal })
  }
}

function rotateLog(cluster: Cluster): number {
  const size = logSize(cluster)
  if (size < 10_000_000) return size
  renameSync(logFile(cluster), `${logFile(cluster)}.old`)
  return 0
}

function logSize(cluster: Cluster): number {
  return statSync(logFile(cluster), { throwIfNoEntry: false })?.size ?? 0
}

function logFile({ folder }: Cluster): string {
  return path.join(folder, 'server.log')
}

function didNotStart(cluster: Cluster, complaint: string): StartProblem {
  const lastLines = complaint.split('\n').slice(-6).join('\n')
  return new StartProblem(
    `PostgreSQL did not start from ${cluster.cluster}:\n${lastLines || 'it left no message'}`,
    `Put right what it complains about (all of it is in ${logFile(cluster)}), or set DATABASE_URL to a PostgreSQL server.`,
  )
}
