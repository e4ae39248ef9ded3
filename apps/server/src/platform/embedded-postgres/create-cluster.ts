import { spawn } from 'node:child_process'
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartProblem } from '../start-problem'
import type { ClusterPlace } from './place-cluster'
import { postgresEnvironment } from './postgres-environment'
import { inUserNamespace, type RunAs } from './run-as'

/** Makes sure that the cluster exists and is whole: one that an interrupted start left half-made is made anew. */
export async function ensureCluster(
  place: ClusterPlace,
  password: string,
  log: (message: string) => void,
  signal?: AbortSignal,
): Promise<string> {
  const cluster = path.join(place.folder, String(place.binaries.major))
  if (existsSync(cluster)) return cluster
  refuseOtherMajor(place)

  log(`Creating the database in ${cluster}`)
  const unfinished = `${cluster}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const passwordFile = path.join(place.folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  try {
    const { fileOwner } = place.runAs
    if (fileOwner) chownSync(passwordFile, fileOwner.uid, fileOwner.gid)
    await runInitdb(place, unfinished, passwordFile, signal)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, cluster)
  return cluster
}

async function runInitdb(
  place: ClusterPlace,
  cluster: string,
  passwordFile: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const [command, args] = accountForInitdb(place.runAs).commandLine(place.binaries.initdb, [
    `--pgdata=${cluster}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
  const child = spawn(command, args, {
    ...place.runAs.spawnOptions,
    cwd: place.folder,
    env: postgresEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  // initdb removes what it has made so far; its end is waited for, so that the next start does not meet it.
  const breakOff = () => child.kill('SIGTERM')
  signal?.addEventListener('abort', breakOff)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  }).finally(() => signal?.removeEventListener('abort', breakOff))
  signal?.throwIfAborted()
  if (code !== 0) {
    throw new StartProblem(
      `The database could not be created in ${cluster}:\n${complaint.trim()}`,
      'Put right what PostgreSQL complains about, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
}

/** initdb insists on a name for its user, and containers often run under a bare number. */
function accountForInitdb(runAs: RunAs): RunAs {
  if (runAs.fileOwner) return runAs
  try {
    os.userInfo()
    return runAs
  } catch {
    return inUserNamespace() ?? runAs
  }
}

function refuseOtherMajor({ folder, binaries }: ClusterPlace): void {
  const other = readdirSync(folder).find((name) => /^\d+$/.test(name))
  if (!other) return
  throw new StartProblem(
    `The data in ${folder} was written by PostgreSQL ${other}; this version of Praxis comes with PostgreSQL ${binaries.major}.`,
    `Move it with PostgreSQL's pg_upgrade into ${path.join(folder, String(binaries.major))}, or start the earlier version of Praxis.`,
  )
}
