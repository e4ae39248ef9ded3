import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { APP_ROLE, asSuperuser, clusterUrl, createTestDatabase, OWNER_ROLE } from '../../testing/test-cluster'
import { assertBoundByPolicies, ensureAppLogin, findAppLogin } from './app-login'
import { assertSameSecret } from './assert-same-secret'
import { connectAsOwner } from './connect-as-owner'
import { migrate } from './migrate'
import { migrationsFolder } from './migration-files'

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('bringing a database to this version', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let folder: string

  beforeAll(async () => {
    database = await createTestDatabase(inject('cluster'))
    folder = await mkdtemp(join(tmpdir(), 'praxis-migrations-'))
    await mkdir(join(folder, 'repeatable'))
  })
  afterAll(async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  })

  const apply = () => migrate(database.ownerUrl, APP_ROLE, [migrationsFolder, folder])
  const write = (name: string, text: string) => writeFile(join(folder, name), text)

  it('applies a migration once, also when several processes start at the same moment', async () => {
    await write(
      '9001-boxes.sql',
      'create table boxes (company_id uuid not null, id uuid not null, primary key (company_id, id)); create table once (n int); insert into once values (1);',
    )
    await Promise.all([apply(), apply(), apply()])
    expect(await query(database.superuserUrl, 'select n from once')).toEqual([{ n: 1 }])
  })

  it('puts a new table of companies behind row-level security without being told', async () => {
    const [table] = await query(
      database.superuserUrl,
      `select relrowsecurity, relforcerowsecurity from pg_class where relname = 'boxes'`,
    )
    expect(table).toEqual({ relrowsecurity: true, relforcerowsecurity: true })
    expect(await query(database.appUrl, 'select * from boxes')).toEqual([])
  })

  it('leaves nothing behind of a migration that fails, and applies it once it is mended', async () => {
    await write('9002-broken.sql', 'create table half (n int); select no_such_function();')
    await expect(apply()).rejects.toThrow('no_such_function')
    expect(await query(database.superuserUrl, `select from pg_class where relname = 'half'`)).toEqual([])
    await write('9002-broken.sql', 'create table half (n int);')
    await apply()
    expect(await query(database.superuserUrl, 'select * from half')).toEqual([])
  })

  it('runs a repeatable file again when its text or the tables have changed, and only then', async () => {
    const runs = () => query(database.superuserUrl, 'select run from runs order by run')
    await write('9003-runs.sql', 'create table runs (run text);')
    await write('repeatable/first.sql', `insert into runs values ('a');`)
    await Promise.all([apply(), apply()])
    expect(await runs()).toEqual([{ run: 'a' }])
    await write('repeatable/first.sql', `insert into runs values ('b');`)
    await apply()
    await apply()
    expect(await runs()).toEqual([{ run: 'a' }, { run: 'b' }])
    await write('9004-more.sql', 'create table more (n int);')
    await apply()
    expect(await runs()).toEqual([{ run: 'a' }, { run: 'b' }, { run: 'b' }])
  })

  it('leaves nothing behind of a repeatable file that fails, and runs it once it is mended', async () => {
    await write('repeatable/second.sql', 'create table halved (n int); select no_such_function();')
    await expect(apply()).rejects.toThrow('no_such_function')
    expect(await query(database.superuserUrl, `select from pg_class where relname = 'halved'`)).toEqual([])
    await write('repeatable/second.sql', 'create table if not exists halved (n int);')
    await apply()
    expect(await query(database.superuserUrl, 'select * from halved')).toEqual([])
  })

  it('refuses a migration whose number comes after later ones have been applied', async () => {
    await write('9000-late.sql', 'create table late (n int);')
    await expect(apply()).rejects.toThrow('9000-late.sql was added after 9004-more.sql')
    await rm(join(folder, '9000-late.sql'))
  })

  it('refuses to start on a migration that was changed after it had been applied', async () => {
    await write('9002-broken.sql', 'create table half (n bigint);')
    await expect(apply()).rejects.toThrow('9002-broken.sql was changed')
    await write('9002-broken.sql', 'create table half (n int);')
  })

  it('refuses to start on a database that a newer version has migrated', async () => {
    await rm(join(folder, '9002-broken.sql'))
    await expect(apply()).rejects.toThrow('newer version of Praxis (9002-broken.sql)')
  })
})

describe('a database server that cannot be used', () => {
  it.each([
    ['nobody listens', () => 'postgres://a:b@127.0.0.1:1/praxis', /cannot be reached/],
    [
      'the password is wrong',
      () => clusterUrl(inject('cluster'), OWNER_ROLE, 'postgres').replace(/:only-in-tests/, ':x'),
      /refused the login/,
    ],
    ['there is no such database', () => clusterUrl(inject('cluster'), OWNER_ROLE, 'nowhere'), /no such database/],
  ])('is told in words when %s', async (_, url, words) => {
    await expect(connectAsOwner(url())).rejects.toMatchObject({
      name: 'StartProblem',
      problem: expect.stringMatching(words),
    })
  })

  it('keeps nobody waiting who breaks off: neither one that says nothing nor one where another process migrates', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const accepted = once(silent, 'connection')
    const { port } = silent.address() as AddressInfo
    const unanswered = new AbortController()
    const connecting = connectAsOwner(`postgres://a:b@127.0.0.1:${port}/praxis`, unanswered.signal)
    await accepted
    unanswered.abort()
    await expect(connecting).rejects.toBe(unanswered.signal.reason)
    silent.close()

    const database = await createTestDatabase(inject('cluster'))
    const other = await connectAsOwner(database.ownerUrl)
    await other.query('select pg_advisory_lock(7305114)')
    const locked = new AbortController()
    const migrating = migrate(database.ownerUrl, APP_ROLE, [migrationsFolder], locked.signal)
    await expect
      .poll(() =>
        query(
          database.superuserUrl,
          `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
        ),
      )
      .toHaveLength(1)
    locked.abort()
    await expect(migrating).rejects.toThrow()
    await other.end()
    await database.drop()
  })
})

describe('the login of the application', () => {
  const secret = 'a secret of this installation, long enough'
  let database: Awaited<ReturnType<typeof createTestDatabase>>

  beforeAll(async () => {
    database = await createTestDatabase(inject('cluster'))
  })
  afterAll(async () => {
    await database.drop()
    await asSuperuser(inject('cluster'), `drop role if exists ${database.name}_app`)
  })

  it('is made once, and found again by every process that knows the secret', async () => {
    const [first, second] = await Promise.all([
      ensureAppLogin(database.ownerUrl, secret),
      ensureAppLogin(database.ownerUrl, secret),
    ])
    expect(second).toEqual(first)
    await migrate(database.ownerUrl, first.role)
    await assertBoundByPolicies(first.url)
    expect(await query(first.url, 'select * from employees')).toEqual([])
  })

  it('gets its password anew when the secret has changed', async () => {
    const { url } = await ensureAppLogin(database.ownerUrl, `${secret}, and changed`)
    expect(await query(url, 'select 1 as works')).toEqual([{ works: 1 }])
  })

  it('keeps its password while another process works with it', async () => {
    const { url, role } = await ensureAppLogin(database.ownerUrl, secret)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await expect(ensureAppLogin(database.ownerUrl, `${secret}, and another`)).rejects.toMatchObject({
      name: 'StartProblem',
      problem: expect.stringContaining('with another secret'),
    })
    expect(await ensureAppLogin(database.ownerUrl, secret)).toEqual({ url, role })
    await other.end()
  })

  it('is never the owner: that is refused before anything is changed', async () => {
    const words = {
      name: 'StartProblem',
      problem: expect.stringContaining(`The login ${OWNER_ROLE} owns the database`),
    }
    await expect(findAppLogin(database.ownerUrl, database.ownerUrl)).rejects.toMatchObject(words)
    await expect(migrate(database.ownerUrl, OWNER_ROLE)).rejects.toMatchObject(words)
    await assertSameSecret(database.ownerUrl, secret)
    const namedLikeIt = database.ownerUrl.replace(OWNER_ROLE, `${database.name}_app`)
    await expect(ensureAppLogin(namedLikeIt, secret)).rejects.toMatchObject({
      problem: expect.stringContaining('owns'),
    })
  })

  it('can be named, and must lead to the same database', async () => {
    const found = await findAppLogin(database.ownerUrl, database.appUrl)
    expect(found).toEqual({ url: database.appUrl, role: APP_ROLE })
    const elsewhere = clusterUrl(inject('cluster'), APP_ROLE, 'postgres')
    await expect(findAppLogin(database.ownerUrl, elsewhere)).rejects.toMatchObject({
      name: 'StartProblem',
      problem: expect.stringContaining('another database than DATABASE_URL'),
    })
  })

  it('once confused with the owner leaves a database that opens again when it is named rightly', async () => {
    await query(database.ownerUrl, `revoke all on table migrations, installation from ${OWNER_ROLE}`)
    await expect(assertSameSecret(database.ownerUrl, secret)).rejects.toThrow('permission denied')
    await migrate(database.ownerUrl, APP_ROLE)
    await assertSameSecret(database.ownerUrl, secret)
  })

  it.each([
    ['a superuser', () => database.superuserUrl, /superuser/],
    ['the owner of the tables', () => database.ownerUrl, /owns the tables/],
    ['at home in another database', () => clusterUrl(inject('cluster'), APP_ROLE, 'postgres'), /another database/],
    ['nobody', () => database.appUrl.replace('praxis_app', 'nobody_at_all'), /does not work/],
  ])('is refused when it is %s', async (_, url, words) => {
    await expect(assertBoundByPolicies(url())).rejects.toMatchObject({
      name: 'StartProblem',
      problem: expect.stringMatching(words),
    })
  })
})
