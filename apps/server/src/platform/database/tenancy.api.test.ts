import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { APP_ROLE, createTestDatabase } from '../../testing/test-cluster'

/** Tables that are needed before any company is known. Every other table belongs to a company. */
const globalTables = [
  'company_directory',
  'exchange_rates',
  'installation',
  'migrations',
  'public_files',
  'rate_limits',
  'refresh_tokens',
  'repeatable_files',
  'sealing_keys',
  'sessions',
  'user_tokens',
  'users',
]

describe('the catalogue of the database', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let client: pg.Client
  const column = async (text: string): Promise<string[]> => (await client.query(text)).rows.map((row) => row.name)

  beforeAll(async () => {
    database = await createTestDatabase(inject('cluster'))
    client = new pg.Client({ connectionString: database.superuserUrl })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  const companyTables = `
    select c.oid, c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname <> all (array['${globalTables.join("','")}'])`

  /** Constraints of company tables of a kind whose first column is not company_id. */
  const constraintsWithoutCompanyFirst = (kinds: string) => `
    select conname as name from pg_constraint k
    join (${companyTables}) t on t.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype in (${kinds}) and a.attname <> 'company_id'`

  it('has no global table beyond the known ones', async () => {
    const withoutCompany = await column(`
      select relname as name from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id')
      order by 1`)
    expect(withoutCompany).toEqual(globalTables)
  })

  it('gives every company table a primary key that begins with company_id', async () => {
    expect(await column(constraintsWithoutCompanyFirst("'p'"))).toEqual([])
    const withoutKey = await column(`
      select relname as name from (${companyTables}) t
      where not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'p')`)
    expect(withoutKey).toEqual([])
  })

  it('begins every unique constraint and unique index of a company table with company_id', async () => {
    expect(await column(constraintsWithoutCompanyFirst("'u'"))).toEqual([])
    const indexes = await column(`
      select i.indexrelid::regclass::text as name from pg_index i
      join (${companyTables}) t on t.oid = i.indrelid
      left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indisunique and a.attname is distinct from 'company_id'`)
    expect(indexes).toEqual([])
  })

  it('begins every foreign key between company tables with company_id', async () => {
    const foreignKeys = await column(`
      select k.conname as name from pg_constraint k
      join (${companyTables}) t on t.oid = k.conrelid
      join (${companyTables}) target on target.oid = k.confrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and a.attname <> 'company_id'`)
    expect(foreignKeys).toEqual([])
  })

  it('never empties company_id when a referenced row is deleted', async () => {
    const nulling = await column(`
      select k.conname as name from pg_constraint k
      join (${companyTables}) t on t.oid = k.conrelid
      where k.contype = 'f' and k.confdeltype in ('n', 'd')
        and (k.confdelsetcols is null or 1 = any (k.confdelsetcols))
        and exists (select from pg_attribute a where a.attrelid = k.conrelid
                    and a.attnum = any (k.conkey) and a.attname = 'company_id')`)
    expect(nulling).toEqual([])
  })

  it('forces row-level security with the company policy on every company table', async () => {
    const unsecured = await column(`
      select t.relname as name from (${companyTables}) t
      join pg_class c on c.oid = t.oid
      where not (c.relrowsecurity and c.relforcerowsecurity)
         or not exists (select from pg_policy p where p.polrelid = t.oid and p.polname = 'company'
                        and p.polcmd = '*' and p.polroles = '{0}')`)
    expect(unsecured).toEqual([])
  })

  it('opens no further policy to the login of the application', async () => {
    const open = await column(`
      select p.polname as name from pg_policy p
      join (${companyTables}) t on t.oid = p.polrelid
      where p.polname <> 'company'
        and exists (select from unnest(p.polroles) as r(oid)
                    where r.oid = 0 or pg_has_role('${APP_ROLE}', r.oid, 'usage'))`)
    expect(open).toEqual([])
  })

  it('keeps the login of the application from owning tables, making them and bypassing policies', async () => {
    const { rows } = await client.query(`
      select rolsuper, rolbypassrls, rolcreaterole, has_schema_privilege(rolname, 'public', 'create') as creates,
             (select count(*)::int from pg_class where relowner = r.oid) as owned
      from pg_roles r where rolname = '${APP_ROLE}'`)
    expect(rows[0]).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, creates: false, owned: 0 })
  })

  it('shows the application nothing while no company is set', async () => {
    const app = new pg.Client({ connectionString: database.appUrl })
    await app.connect()
    try {
      const tables = await column(`select relname as name from (${companyTables}) t order by 1`)
      expect(tables.length).toBeGreaterThan(4)
      for (const table of tables) {
        const { rows } = await app.query(`select count(*)::int as seen from ${table}`)
        expect(rows[0].seen, table).toBe(0)
      }
    } finally {
      await app.end()
    }
  })
})
