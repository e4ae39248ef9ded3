import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../platform/database/migrate'
import {
  type EmbeddedPostgres,
  postgresUrl,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres'

const PASSWORD = 'only-in-tests'
const TEMPLATE = 'praxis_template'
export const OWNER_ROLE = 'praxis_owner'
export const APP_ROLE = 'praxis_app'

/** Where tests find the shared cluster. */
export type TestCluster = Readonly<Pick<EmbeddedPostgres, 'host' | 'port' | 'socketFolder'>> & {
  /** A folder that is removed with the cluster. */
  readonly folder: string
}

export const clusterUrl = (cluster: TestCluster, user: string, database: string): string =>
  postgresUrl(cluster, { user, password: PASSWORD }, database)

/** Runs one statement as the superuser. */
export const asSuperuser = async (
  cluster: TestCluster,
  text: string,
  database = 'postgres',
): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: clusterUrl(cluster, 'postgres', database) })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

/** One server for all test files, which does not wait for the disk, and a migrated database to copy from. */
export const startTestCluster = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'praxis-test-'))
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    password: PASSWORD,
    settings: {
      ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
      // Databases of tests are gone before they need cleaning, and looking through hundreds of them takes its time.
      autovacuum: 'off',
      // Thousands of connections are opened, each of which would otherwise hash its password 4,096 times.
      scram_iterations: '1',
    },
  })
  const cluster: TestCluster = { host: server.host, port: server.port, socketFolder: server.socketFolder, folder }
  await asSuperuser(cluster, `create role ${OWNER_ROLE} login createdb createrole password '${PASSWORD}'`)
  await asSuperuser(cluster, `create role ${APP_ROLE} login password '${PASSWORD}'`)
  await asSuperuser(cluster, `create database ${TEMPLATE} owner ${OWNER_ROLE}`)
  await migrate(clusterUrl(cluster, OWNER_ROLE, TEMPLATE), APP_ROLE)
  return {
    cluster,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

let made = 0

/** A database of its own, migrated, in about a tenth of a second. */
export const createTestDatabase = async (cluster: TestCluster, template = TEMPLATE) => {
  made += 1
  const name = `t_${process.pid}_${made}_${Math.random().toString(36).slice(2, 8)}`
  // Copying the files takes a fifth of the work of writing each of their pages to the log.
  await asSuperuser(cluster, `create database ${name} template ${template} owner ${OWNER_ROLE} strategy file_copy`)
  return {
    name,
    ownerUrl: clusterUrl(cluster, OWNER_ROLE, name),
    appUrl: clusterUrl(cluster, APP_ROLE, name),
    superuserUrl: clusterUrl(cluster, 'postgres', name),
    drop: () => asSuperuser(cluster, `drop database if exists ${name} with (force)`),
  }
}

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>

/** Makes a database for others to copy, in whichever test file comes first. */
export const makeTemplateOnce = async (
  cluster: TestCluster,
  name: string,
  make: () => Promise<TestDatabase>,
): Promise<void> => {
  const client = new pg.Client({ connectionString: clusterUrl(cluster, 'postgres', 'postgres') })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('${name}'))`)
    const { rowCount } = await client.query(`select from pg_database where datname = '${name}'`)
    if (rowCount) return
    const made = await make()
    await client.query(`alter database ${made.name} rename to ${name}`)
  } finally {
    await client.end()
  }
}
