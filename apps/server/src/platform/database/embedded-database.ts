import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { postgresUrl, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres'
import { StartProblem } from '../start-problem'

const DATABASE = 'praxis'
const OWNER = 'praxis_owner'

export interface EmbeddedDatabase {
  readonly ownerUrl: string
  readonly reattached: boolean
  readonly stop: () => Promise<void>
}

interface EmbeddedDatabaseOptions {
  readonly dataDir: string
  readonly secret: string
  readonly address?: string
  readonly settings?: Record<string, string>
  readonly log?: (message: string) => void
  readonly signal?: AbortSignal
}

const wrongSecret = (dataDir: string, error: unknown): StartProblem | undefined => {
  if (!(error instanceof pg.DatabaseError) || error.code !== '28P01') return undefined
  return new StartProblem(
    `The database of ${dataDir} does not open with ${join(dataDir, 'database-secret')}: it was made with another one.`,
    'Put the former file back, for example from a backup. To begin with an empty database instead, move the one that is there away.',
  )
}

/** A PostgreSQL server of our own with the product's database in it, owned by a login that is not the superuser. */
export const startEmbeddedDatabase = async (options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> => {
  const { secret, ...cluster } = options
  const passwordOf = (login: string) => createHmac('sha256', secret).update(`database login ${login}`).digest('hex')
  const server = await startEmbeddedPostgres({ ...cluster, password: passwordOf('postgres') })
  const urlOf = (user: string, database: string) => postgresUrl(server, { user, password: passwordOf(user) }, database)
  try {
    const client = new pg.Client({ connectionString: urlOf('postgres', 'postgres') })
    await client.connect().catch((error) => {
      throw wrongSecret(cluster.dataDir, error) ?? error
    })
    try {
      const { rowCount: hasOwner } = await client.query('select from pg_roles where rolname = $1', [OWNER])
      if (!hasOwner) await client.query(`create role ${OWNER} login createrole password '${passwordOf(OWNER)}'`)
      const { rowCount: hasDatabase } = await client.query('select from pg_database where datname = $1', [DATABASE])
      if (!hasDatabase) await client.query(`create database ${DATABASE} owner ${OWNER}`)
    } finally {
      await client.end()
    }
    options.signal?.throwIfAborted()
  } catch (error) {
    await server.stop()
    throw error
  }
  return { ownerUrl: urlOf(OWNER, DATABASE), reattached: server.reattached, stop: () => server.stop() }
}
