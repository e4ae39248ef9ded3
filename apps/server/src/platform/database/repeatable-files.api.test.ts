import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { definitionsByFile, definitionsIn } from '../../testing/schema/definitions'
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster'
import { migrationsFolder, readRepeatableFiles } from './migration-files'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'))
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const named = ({ kind, name, table }: { kind: string; name: string; table: string | null }) =>
  `${kind} ${name}${table === null ? '' : ` on ${table}`}`

describe('functions, triggers and views', () => {
  it('are all defined by a repeatable file, each by one', async () => {
    const defined = (await definitionsByFile(client)).map(named).sort()
    expect(defined.length).toBeGreaterThan(100)
    expect(defined).toEqual((await definitionsIn(client)).map(named).sort())
  })

  it('lock one table a file, those of the file that bears its name, as others may be at work meanwhile', async () => {
    const triggers = (await definitionsByFile(client)).filter(({ kind }) => kind === 'trigger')
    for (const { file, table } of triggers) expect(file).toBe(`repeatable/triggers/${table?.replaceAll('_', '-')}.sql`)
  })

  it('are what the files say, in the order of the files, whatever a database had before', async () => {
    const migrated = await definitionsIn(client)
    await client.query('drop view targetable_members')
    for (const { kind, name } of migrated)
      if (kind === 'function') await client.query(`drop function if exists ${name} cascade`)
    expect(await definitionsIn(client)).toEqual([])
    for (const { text } of await readRepeatableFiles(migrationsFolder)) await client.query(text)
    expect(await definitionsIn(client)).toEqual(migrated)
  })

  it('run with the rights of the owner only with a search path that nobody can put something into', async () => {
    const { rows } = await client.query(`
      select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
        and not ('search_path=public, pg_temp' = any (coalesce(proconfig, '{}')))`)
    expect(rows).toEqual([])
  })
})
