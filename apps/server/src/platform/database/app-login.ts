import { createHmac, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartProblem } from '../start-problem'
import { connectAsOwner, connectUntilAborted } from './connect-as-owner'

const withLogin = (ownerUrl: string, user: string, password: string): string => {
  const url = new URL(ownerUrl)
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(password)
  return url.href
}

const clientFor = (url: string): pg.Client => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  return client
}

const canConnect = async (url: string, signal?: AbortSignal): Promise<boolean> => {
  const client = clientFor(url)
  try {
    await connectUntilAborted(client, signal)
    return true
  } catch {
    signal?.throwIfAborted()
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether somebody works with the login, other than a connection that is just ending. */
const isInUse = async (client: pg.Client, role: string): Promise<boolean> => {
  for (let look = 0; look < 20; look += 1) {
    const { rowCount } = await client.query('select from pg_stat_activity where usename = $1 limit 1', [role])
    if (!rowCount) return false
    await wait(100)
  }
  return true
}

/** Refused, as a new password would shut out the processes that work with the old one. */
const secretOfAnother = (database: string): StartProblem =>
  new StartProblem(
    `Another Praxis works on the database ${database} with another secret.`,
    'Give all processes of one installation the same SECRET or DATA_DIR; to change the secret, stop them all first.',
  )

export const sameLogin = (role: string): StartProblem =>
  new StartProblem(
    `The login ${role} owns the database and should be the application's too; row-level security would not bind it.`,
    `Make a second login (create role … login password '…') and name it in DATABASE_APP_URL, or unset DATABASE_APP_URL to have one made.`,
  )

export interface AppLogin {
  readonly url: string
  readonly role: string
}

/**
 * The login the application works with: never the owner of the tables, so that row-level security binds it. Its
 * password is derived from the installation's secret, so every process of the installation knows it.
 */
export const ensureAppLogin = async (ownerUrl: string, secret: string, signal?: AbortSignal): Promise<AppLogin> => {
  const database = decodeURIComponent(new URL(ownerUrl).pathname.slice(1))
  const role = `${database}_app`
  // The owner's own password would be changed below.
  if (decodeURIComponent(new URL(ownerUrl).username) === role) throw sameLogin(role)
  const password = createHmac('sha256', secret).update(`database login ${role}`).digest('hex')
  const url = withLogin(ownerUrl, role, password)
  if (await canConnect(url, signal)) return { url, role }
  const client = await connectAsOwner(ownerUrl, signal)
  const name = pg.escapeIdentifier(role)
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    if (await isInUse(client, role)) throw secretOfAnother(database)
    const verb = rowCount ? 'alter' : 'create'
    await client.query(`${verb} role ${name} login password ${pg.escapeLiteral(password)}`)
    await client.query(`grant connect on database ${pg.escapeIdentifier(database)} to ${name}`)
  } catch (error) {
    signal?.throwIfAborted()
    // Another process that started at the same moment may have made the login.
    if (await canConnect(url, signal)) return { url, role }
    if (error instanceof StartProblem) throw error
    throw new StartProblem(
      `The login ${role} for the application could not be made: ${error instanceof Error ? error.message : error}.`,
      'Give the user in DATABASE_URL the right CREATEROLE, or make a login yourself and name it in DATABASE_APP_URL.',
    )
  } finally {
    await client.end()
  }
  return { url, role }
}

/** A lock held by one connection blocks the other only if both lead to the same database. */
const leadToOneDatabase = async (owner: pg.Client, app: pg.Client): Promise<boolean> => {
  const lock = randomInt(2 ** 47)
  await owner.query('begin')
  await owner.query('select pg_advisory_xact_lock($1)', [lock])
  const { rows } = await app.query('select pg_try_advisory_xact_lock($1) as "isFree"', [lock])
  await owner.query('rollback')
  return !rows[0].isFree
}

/** The login that was named for the application, if it is not the owner's and leads to the same database. */
export const findAppLogin = async (ownerUrl: string, appUrl: string, signal?: AbortSignal): Promise<AppLogin> => {
  const owner = await connectAsOwner(ownerUrl, signal)
  const app = clientFor(appUrl)
  try {
    await connectUntilAborted(app, signal)
    const [{ role }] = (await app.query('select current_user as role')).rows
    const [{ role: ownerRole }] = (await owner.query('select current_user as role')).rows
    if (!(await leadToOneDatabase(owner, app))) throw new Error('it leads to another database than DATABASE_URL')
    if (role === ownerRole) throw sameLogin(role)
    return { url: appUrl, role }
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof StartProblem ? error : doesNotWork(error)
  } finally {
    await app.end().catch(() => undefined)
    await owner.end()
  }
}

const doesNotWork = (error: unknown): StartProblem =>
  new StartProblem(
    `The application's database login does not work: ${error instanceof Error ? error.message : error}.`,
    'Check DATABASE_APP_URL: another login than the one in DATABASE_URL, to the same database.',
  )

/** Refuses a login that row-level security would not bind. */
export const assertBoundByPolicies = async (appUrl: string, signal?: AbortSignal): Promise<void> => {
  const client = clientFor(appUrl)
  let unbound: string | undefined
  try {
    await connectUntilAborted(client, signal)
    const { rows } = await client.query(`
      select rolsuper or rolbypassrls as bypasses, to_regclass('public.company_directory') is null as elsewhere,
             exists (select from pg_class c where c.relnamespace = 'public'::regnamespace
                     and c.relkind in ('r', 'p') and pg_has_role(c.relowner, 'usage')) as owns
      from pg_roles where rolname = current_user`)
    if (rows[0].elsewhere) throw new Error('it leads to another database than DATABASE_URL')
    if (rows[0].bypasses) unbound = 'it is a superuser or has BYPASSRLS'
    else if (rows[0].owns) unbound = 'it owns the tables'
  } catch (error) {
    throw doesNotWork(error)
  } finally {
    await client.end().catch(() => undefined)
  }
  if (unbound)
    throw new StartProblem(
      `The application's database login is not bound by row-level security: ${unbound}.`,
      'Name a login in DATABASE_APP_URL that neither owns the tables nor can bypass policies.',
    )
}
