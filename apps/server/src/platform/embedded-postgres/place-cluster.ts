import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../start-problem'
import { copyPostgresBinaries, type PostgresBinaries } from './postgres-binaries'
import {
  asAccount,
  asOurselves,
  canEnter,
  canRun,
  inUserNamespace,
  nearestOwner,
  type RunAs,
  serviceAccounts,
} from './run-as'

export interface ClusterPlace {
  /** The folder that holds the cluster, one folder per major version, and the server's log. */
  folder: string
  runAs: RunAs
  binaries: PostgresBinaries
}

interface Placing {
  dataDir: string
  binaries: PostgresBinaries
  log: (message: string) => void
  systemFolder?: string
}

const defaultSystemFolder = process.platform === 'darwin' ? '/Library/Application Support/Praxis' : '/var/lib/praxis'

/** Decides where the database's files lie and which account runs it. */
export function placeCluster(placing: Placing): ClusterPlace {
  const dataDir = realpathSync(placing.dataDir)
  const pointer = path.join(dataDir, 'postgres-location')
  const folder = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : path.join(dataDir, 'postgres')
  if (existsSync(pointer) && !existsSync(folder)) {
    throw new StartProblem(
      `The database of ${dataDir} should lie in ${folder}, but nothing is there.`,
      `Bring that folder back, or delete ${pointer} to begin with an empty database.`,
    )
  }
  if (process.getuid?.() !== 0) return placeForOrdinaryUser(folder, placing.binaries)
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0
  return isNew ? placeNewForRoot(dataDir, folder, pointer, placing) : placeExistingForRoot(folder, placing)
}

function placeForOrdinaryUser(folder: string, binaries: PostgresBinaries): ClusterPlace {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = statSync(folder).uid
  if (process.getuid && owner !== process.getuid()) {
    throw new StartProblem(
      `The database files in ${folder} belong to another user (uid ${owner}).`,
      `Start Praxis as that user, or hand the files over: sudo chown -R $(id -u):$(id -g) ${folder}`,
    )
  }
  if (!canRun(asOurselves, binaries.postgres)) throw cannotRun(binaries)
  return { folder, runAs: asOurselves, binaries }
}

function placeExistingForRoot(folder: string, placing: Placing): ClusterPlace {
  const { uid, gid } = statSync(folder)
  if (uid !== 0) {
    const place = tryAccount(asAccount({ name: `uid ${uid}`, uid, gid }), folder, placing)
    if (place) return place
    throw new StartProblem(
      `The database files in ${folder} belong to uid ${uid}, which cannot reach them there.`,
      'Let that user enter the folders above it, or move the data folder and set DATA_DIR.',
    )
  }
  for (const runAs of rootsCandidates()) {
    const place = tryAccount(runAs, folder, placing)
    if (!place) continue
    giveTo(place.runAs, folder)
    return place
  }
  throw new StartProblem(
    `The database files in ${folder} belong to root; PostgreSQL does not run as root, and no other account can reach them there.`,
    'Start Praxis as an ordinary user, or move the data folder to where other accounts may enter and set DATA_DIR.',
  )
}

function placeNewForRoot(dataDir: string, folder: string, pointer: string, placing: Placing): ClusterPlace {
  const owner = nearestOwner(dataDir)
  const [namespace, ...services] = rootsCandidates()
  // In a data folder that belongs to somebody, the database is theirs too, so that they can continue without root.
  const isTheirs = statSync(dataDir).uid !== 0
  const account = owner && asAccount(owner)
  for (const runAs of [...(isTheirs ? [account, namespace] : [namespace, account]), ...services]) {
    if (!runAs) continue
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const place = tryAccount(runAs, folder, placing)
    if (!place) continue
    giveTo(runAs, folder)
    return place
  }

  rmdirSync(folder)
  const [service] = serviceAccounts()
  if (!service) throw cannotRun(placing.binaries)
  const systemFolder = placing.systemFolder ?? defaultSystemFolder
  const { ino, dev } = statSync(dataDir)
  const elsewhere = path.join(systemFolder, `data-${dev}-${ino}`)
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 })
  mkdirSync(elsewhere, { recursive: true, mode: 0o700 })
  const place = tryAccount(asAccount(service), elsewhere, placing)
  if (!place) throw cannotRun(placing.binaries)
  giveTo(place.runAs, elsewhere)
  writeFileSync(pointer, `${elsewhere}\n`)
  placing.log(
    `PostgreSQL does not run as root and ${service.name} cannot reach ${dataDir}: the database lies in ${elsewhere}`,
  )
  return place
}

/** The user namespace comes first: it alone leaves the files where and as they are. */
function rootsCandidates(): (RunAs | null)[] {
  return [inUserNamespace(), ...serviceAccounts().map(asAccount)]
}

function tryAccount(runAs: RunAs | null, folder: string, placing: Placing): ClusterPlace | null {
  if (!runAs || !canEnter(runAs, path.dirname(folder))) return null
  if (canRun(runAs, placing.binaries.postgres)) return { folder, runAs, binaries: placing.binaries }
  if (runAs.spawnOptions.uid === undefined) return null
  const binaries = copyPostgresBinaries(placing.binaries, placing.systemFolder ?? defaultSystemFolder)
  return canRun(runAs, binaries.postgres) ? { folder, runAs, binaries } : null
}

function giveTo({ fileOwner }: RunAs, folder: string): void {
  if (!fileOwner) return
  chmodSync(folder, 0o700)
  chownSync(folder, fileOwner.uid, fileOwner.gid)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, entry), fileOwner.uid, fileOwner.gid)
  }
}

function cannotRun(binaries: PostgresBinaries): StartProblem {
  return new StartProblem(
    `The PostgreSQL that comes with Praxis does not run on this system (${binaries.postgres} --version fails).`,
    'Set DATABASE_URL to a PostgreSQL server of version 16 or later.',
  )
}
