import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { defaultTheme } from '@praxis/contract/company/theme'
import { defaultFeatureFlags } from '@praxis/contract/people/capabilities'
import { ensureAppLogin } from '@praxis/server/platform/database/app-login'
import { migrate } from '@praxis/server/platform/database/migrate'
import { migrationsFolder } from '@praxis/server/platform/database/migration-files'
import { postgresUrl, startEmbeddedPostgres } from '@praxis/server/platform/embedded-postgres/embedded-postgres'
import pg from 'pg'
import { parentOf } from './cpu-time'
import { notesMigrations } from './notes/notes.feature'

export const SECRET = 'the secret of a database that only lives while it is measured'
const OWNER = 'bench_owner'

/** Who calls in the measurements, and about what. */
export interface Cast {
  readonly companyId: string
  readonly employeeId: string
  readonly sessionId: string
  readonly subjectId: string
}

export interface BenchDatabase {
  readonly ownerUrl: string
  readonly appUrl: string
  /** A login that row-level security does not bind. */
  readonly superuserUrl: string
  readonly cast: Cast
}

const run = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const fill = async (client: pg.Client, rows: number): Promise<Cast> => {
  const companyId = randomUUID()
  const script = await readFile(new URL('./fill-notes.sql', import.meta.url), 'utf8')
  await client.query(`
    set bench.company_id = '${companyId}';
    set bench.rows = '${rows}';
    set bench.theme = '${JSON.stringify(defaultTheme)}';
    set bench.features = '${JSON.stringify(defaultFeatureFlags)}';
    ${script}`)
  // Tables that are still empty are left out, as the planner would believe that they stay so.
  await client.query('vacuum analyze users, sessions, company_directory, companies, employees, subjects, notes')
  await client.query('checkpoint')
  const { rows: cast } = await client.query<Cast>(
    `select e.company_id as "companyId", e.id as "employeeId", s.id as "sessionId",
            (select id from subjects where company_id = e.company_id order by name limit 1) as "subjectId"
     from sessions s join employees e on e.user_id = s.user_id
     where e.company_id = $1 and e.can_manage_clients`,
    [companyId],
  )
  if (!cast[0]) throw new Error('the database was not filled')
  return cast[0]
}

/** A PostgreSQL server of its own, with the settings the product runs with. */
export const startBenchCluster = async (dataDir: string) => {
  const password = randomUUID()
  const server = await startEmbeddedPostgres({ dataDir, password })
  const urlOf = (user: string, database: string) => postgresUrl(server, { user, password }, database)
  const postmasterPid = await run(urlOf('postgres', 'postgres'), async (client) => {
    await client.query(`create role ${OWNER} login createrole password '${password}'`)
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return parentOf(rows[0]?.pid ?? 0)
  })
  return {
    postmasterPid,
    stop: () => server.stop(),
    /** A database with this many notes in one company, among a hundred others. */
    createDatabase: async (name: string, rows: number): Promise<BenchDatabase> => {
      const ownerUrl = urlOf(OWNER, name)
      await run(urlOf('postgres', 'postgres'), (client) => client.query(`create database ${name} owner ${OWNER}`))
      const app = await ensureAppLogin(ownerUrl, SECRET)
      await migrate(ownerUrl, app.role, [migrationsFolder, notesMigrations])
      const superuserUrl = urlOf('postgres', name)
      const cast = await run(superuserUrl, (client) => fill(client, rows))
      return { ownerUrl, appUrl: app.url, superuserUrl, cast }
    },
    /** Copies a database; nobody may be connected to the original meanwhile. */
    copyDatabase: async (original: BenchDatabase, name: string): Promise<BenchDatabase> => {
      const ofCopy = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
      const template = new URL(original.superuserUrl).pathname.slice(1)
      await run(urlOf('postgres', 'postgres'), (client) =>
        client.query(`create database ${name} template ${template} owner ${OWNER}`),
      )
      return {
        ownerUrl: ofCopy(original.ownerUrl),
        appUrl: ofCopy(original.appUrl),
        superuserUrl: ofCopy(original.superuserUrl),
        cast: original.cast,
      }
    },
    dropDatabase: (name: string) =>
      run(urlOf('postgres', 'postgres'), (client) => client.query(`drop database ${name} with (force)`)),
  }
}
