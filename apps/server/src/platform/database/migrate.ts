import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { serverFolder } from '../server-folder'
import { StartProblem } from '../start-problem'
import { sameLogin } from './app-login'
import { connectAsOwner, openOwnerPool } from './connect-as-owner'

/** The lock's number is arbitrary, and the same for every process that migrates. */
const MIGRATION_LOCK = 7_305_114

export const migrationsFolder = join(serverFolder, 'migrations')

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Rights are taken from the application's login below, which must not be the owner. */
const assertIsNotOwner = async (client: pg.Client, appRole: string): Promise<void> => {
  const { rows } = await client.query('select current_user = $1 as "isOwner"', [appRole])
  if (rows[0].isOwner) throw sameLogin(appRole)
}

const applyMigrations = async (client: pg.Client, migrations: readonly Migration[]): Promise<void> => {
  // The owner can always give itself back rights it lost, should it once have been taken for the application's login.
  await client.query(`
    create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    );
    create table if not exists installation (secret_check text not null);
    create unique index if not exists installation_only_row on installation ((true));
    grant all on table migrations, installation to current_user;
  `)
  const applied = new Map<string, string>(
    (await client.query('select name, checksum from migrations')).rows.map((row) => [row.name, row.checksum]),
  )
  const known = new Set(migrations.map(({ name }) => name))
  const foreign = [...applied.keys()].filter((name) => !known.has(name))
  if (foreign.length > 0)
    throw new StartProblem(
      `The database was migrated by a newer version of Praxis (${foreign.join(', ')}).`,
      'Start that version, or use another database.',
    )
  for (const { name, text, checksum } of migrations) {
    const before = applied.get(name)
    if (before === checksum) continue
    if (before !== undefined)
      throw new StartProblem(
        `The migration ${name} was changed after it had been applied.`,
        'Put the file back as it was and write the change as a new migration.',
      )
    await client.query('begin')
    await client.query(text)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  }
}

/** What the application's login may do: everything with rows, nothing with tables. */
const grantTo = async (client: pg.Client, appRole: string): Promise<void> => {
  const role = pg.escapeIdentifier(appRole)
  await client.query(`
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    revoke all on table migrations, installation from ${role};
    grant execute on all functions in schema public to ${role};
  `)
  // Functions that run with the owner's rights may be called by the application, and by nobody else.
  await client.query(`
    do $$
    declare
      privileged regprocedure;
    begin
      for privileged in
        select oid from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      loop
        execute format('revoke execute on function %s from public', privileged);
      end loop;
    end
    $$`)
}

/** The queue's tables are the library's own; the pool is ours, so that it is closed before anybody continues. */
const migrateJobQueue = async (ownerUrl: string): Promise<void> => {
  const pgPool = openOwnerPool(ownerUrl, 2)
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
}

/** Brings the database to this version, one process at a time; other processes wait and find it done. */
export const migrate = async (
  ownerUrl: string,
  appRole: string,
  folders: readonly string[] = [migrationsFolder],
  signal?: AbortSignal,
): Promise<void> => {
  const client = await connectAsOwner(ownerUrl, signal)
  try {
    await assertIsNotOwner(client, appRole)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrateJobQueue(ownerUrl)
    signal?.throwIfAborted()
    await applyMigrations(client, (await Promise.all(folders.map(readMigrations))).flat())
    await client.query(await readFile(join(migrationsFolder, 'tenancy.sql'), 'utf8'))
    await grantTo(client, appRole)
  } finally {
    await client.end()
  }
}
