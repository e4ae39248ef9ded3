import { makeFolder } from '../make-folder'
import { StartProblem } from '../start-problem'
import { ensureCluster } from './create-cluster'
import { claimDataFolder, type DataFolderClaim } from './data-folder-claim'
import { keepRunning } from './keep-running'
import { placeCluster } from './place-cluster'
import { findPostgresBinaries } from './postgres-binaries'
import { type Cluster, reattach, startPostmaster } from './postmaster'
import { socketFolderOf } from './socket-folder'

export interface EmbeddedPostgresOptions {
  dataDir: string
  password: string
  /** PostgreSQL settings beyond the defaults below. */
  settings?: Record<string, string>
  /** The address of this Praxis, which a second one started on the same folder is told. */
  address?: string
  log?: (message: string) => void
  /** Aborts the start; a server that has begun to start is stopped again. */
  signal?: AbortSignal
}

export interface EmbeddedPostgres {
  host: '127.0.0.1'
  port: number
  /** The folder of the server's socket, which is faster than host and port; null where there is none. */
  socketFolder: string | null
  user: 'postgres'
  password: string
  /** Whether the server was still running from an earlier start whose process was killed. */
  reattached: boolean
  stop(): Promise<void>
}

const defaultSettings = {
  listen_addresses: '127.0.0.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Compiling takes longer than our short queries do.
  jit: 'off',
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, password, settings, address = null, log = () => {}, signal } = options
  const claim = await claimWritable(dataDir, address)
  try {
    signal?.throwIfAborted()
    const place = placeCluster({ dataDir, binaries: findPostgresBinaries(), log })
    const socketFolder = await socketFolderOf(place.folder)
    const cluster: Cluster = {
      ...place,
      cluster: await ensureCluster(place, password, log, signal),
      settings: { ...defaultSettings, unix_socket_directories: socketFolder ?? '', ...settings },
      log,
    }
    signal?.throwIfAborted()
    const kept = await reattach(cluster, signal)
    const postmaster = kept ?? (await startPostmaster(cluster, { signal }))
    const running = keepRunning(cluster, postmaster)
    let stopped: Promise<void> | null = null
    return {
      host: '127.0.0.1',
      port: postmaster.port,
      socketFolder,
      user: 'postgres',
      password,
      reattached: kept !== null,
      stop() {
        stopped ??= running.stop().finally(() => claim.release())
        return stopped
      },
    }
  } catch (error) {
    claim.release()
    throw error
  }
}

async function claimWritable(dataDir: string, address: string | null): Promise<DataFolderClaim> {
  try {
    makeFolder(dataDir)
    return await claimDataFolder(dataDir, address)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!code) throw error
    throw new StartProblem(
      `The data folder ${dataDir} cannot be written to (${code}).`,
      'Give this user the right to write there, or set DATA_DIR to a folder that can be written to.',
    )
  }
}

/** The server's address through its socket, if there is one; host and port stay in it for programs that need those. */
export const postgresUrl = (
  { host, port, socketFolder }: Pick<EmbeddedPostgres, 'host' | 'port' | 'socketFolder'>,
  login: { readonly user: string; readonly password: string },
  database: string,
): string => {
  const socket = socketFolder === null ? '' : `?host=${encodeURIComponent(socketFolder)}`
  return `postgres://${login.user}:${encodeURIComponent(login.password)}@${host}:${port}/${database}${socket}`
}
