import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { StartProblem } from '../start-problem'
import { sameLogin } from './app-login'
import { connectAsOwner, openOwnerPool } from './connect-as-owner'
import { checksumUpon, migrationsFolder, readNumberedFiles, readRepeatableFiles, type SqlFile } from './migration-files'

/** The lock's number is arbitrary, and the same for every process that migrates. */
const MIGRATION_LOCK = 7_305_114

/** Up to this one, numbers were given to work that was done side by side, and some ran after later ones. */
const LAST_OUT_OF_ORDER = '0072-first-of-a-kind.sql'

/** Rights are taken from the application's login below, which must not be the owner. */
const assertIsNotOwner = async (client: pg.Client, appRole: string): Promise<void> => {
  const { rows } = await client.query('select current_user = $1 as "isOwner"', [appRole])
  if (rows[0].isOwner) throw sameLogin(appRole)
}

/** The owner can always give itself back rights it lost, should it once have been taken for the application's login. */
const prepareNotes = (client: pg.Client): Promise<unknown> =>
  client.query(`
    create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    );
    create table if not exists repeatable_files (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    );
    create table if not exists installation (secret_check text not null);
    create unique index if not exists installation_only_row on installation ((true));
    grant all on table migrations, repeatable_files, installation to current_user;
  `)

const appliedOf = async (client: pg.Client, table: 'migrations' | 'repeatable_files'): Promise<Map<string, string>> =>
  new Map((await client.query(`select name, checksum from ${table}`)).rows.map((row) => [row.name, row.checksum]))

const assertIsNotNewer = (applied: ReadonlyMap<string, string>, migrations: readonly SqlFile[]): void => {
  const known = new Set(migrations.map(({ name }) => name))
  const foreign = [...applied.keys()].filter((name) => !known.has(name))
  if (foreign.length > 0)
    throw new StartProblem(
      `The database was migrated by a newer version of Praxis (${foreign.join(', ')}).`,
      'Start that version, or use another database.',
    )
}

/** A number that comes late would find other tables here than on a database that begins today. */
const assertComesInOrder = (applied: ReadonlyMap<string, string>, migrations: readonly SqlFile[]): void => {
  const latest = migrations.findLast(({ name }) => applied.has(name))?.name ?? ''
  const late = migrations.find(({ name }) => !applied.has(name) && name > LAST_OUT_OF_ORDER && name < latest)
  if (late)
    throw new StartProblem(
      `The migration ${late.name} was added after ${latest} had been applied.`,
      'Give it the next free number.',
    )
}

const applyMigrations = async (
  client: pg.Client,
  migrationsByFolder: readonly (readonly SqlFile[])[],
): Promise<SqlFile[]> => {
  const migrations = migrationsByFolder.flat()
  const applied = await appliedOf(client, 'migrations')
  assertIsNotNewer(applied, migrations)
  for (const ofFolder of migrationsByFolder) assertComesInOrder(applied, ofFolder)
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
  return migrations
}

/** Each file in a transaction of its own, so that no two tables are locked at once while an older process still works. */
const applyRepeatable = async (
  client: pg.Client,
  files: readonly SqlFile[],
  migrations: readonly SqlFile[],
): Promise<void> => {
  const applied = await appliedOf(client, 'repeatable_files')
  for (const file of files) {
    const checksum = checksumUpon(migrations, file)
    if (applied.get(file.name) === checksum) continue
    await client.query('begin')
    await client.query(file.text)
    await client.query(
      `insert into repeatable_files (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = excluded.applied_at`,
      [file.name, checksum],
    )
    await client.query('commit')
  }
}

/** What the application's login may do: everything with rows, nothing with tables. */
const grantTo = async (client: pg.Client, appRole: string): Promise<void> => {
  const role = pg.escapeIdentifier(appRole)
  await client.query(`
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    revoke all on table migrations, repeatable_files, installation from ${role};
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
    await prepareNotes(client)
    const migrations = await applyMigrations(client, await Promise.all(folders.map(readNumberedFiles)))
    await applyRepeatable(client, (await Promise.all(folders.map(readRepeatableFiles))).flat(), migrations)
    await grantTo(client, appRole)
  } finally {
    await client.end()
  }
}
