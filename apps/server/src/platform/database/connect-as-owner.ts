import pg from 'pg'
import { StartProblem } from '../start-problem'

const OLDEST_SERVER = 160_000

const place = (url: string): string => {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const messageOf = (error: unknown): string => (error instanceof Error && error.message ? error.message : codeOf(error))

const problemOf = (url: string, error: unknown): StartProblem => {
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return new StartProblem(
        `The database server at ${place(url)} refused the login: ${messageOf(error)}.`,
        'Check user and password in DATABASE_URL.',
      )
    case '3D000':
      return new StartProblem(
        `There is no such database: ${place(url)}.`,
        'Create it (createdb), or correct its name in DATABASE_URL.',
      )
    default:
      return new StartProblem(
        `The database at ${place(url)} cannot be reached: ${messageOf(error)}.`,
        'Check that the server runs and that host and port in DATABASE_URL are right; or unset DATABASE_URL to use the embedded database.',
      )
  }
}

export type OwnerConnection = pg.Client
export type OwnerPool = pg.Pool

/** Closes the connection when the start is aborted, which ends any wait for a silent server or a lock. */
export const connectUntilAborted = (client: pg.Client, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const breakOff = () => {
      client.end().catch(() => undefined)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', breakOff)
    client.once('end', () => signal?.removeEventListener('abort', breakOff))
    client.connect().then(() => resolve(), reject)
  })

/** A connection with the login that owns the tables: to migrate, and to manage the job queue. */
export const connectAsOwner = async (url: string, signal?: AbortSignal): Promise<OwnerConnection> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'praxis-start',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  try {
    await connectUntilAborted(client, signal)
  } catch (error) {
    signal?.throwIfAborted()
    throw problemOf(url, error)
  }
  const { rows } = await client.query("select current_setting('server_version_num')::int as version")
  if (rows[0].version < OLDEST_SERVER) {
    await client.end()
    throw new StartProblem(
      `The database server at ${place(url)} is too old (version number ${rows[0].version}).`,
      'Use PostgreSQL 16 or later.',
    )
  }
  return client
}

/** Several connections of the owner. One that breaks fails its work, not the process: its error listener stays. */
export const openOwnerPool = (url: string, size: number): OwnerPool => {
  const pool = new pg.Pool({ connectionString: url, max: size, application_name: 'praxis-jobs' })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
