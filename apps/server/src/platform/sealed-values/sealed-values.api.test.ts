import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createTestCompany } from '../../testing/people'
import { createTestDatabase, type TestDatabase } from '../../testing/test-cluster'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { systemScope } from '../database/scope'
import { sql } from '../database/sql'
import { StartProblem } from '../start-problem'

const numbers = { table: 'sealed_accounts', column: 'number' }
const migrations = [fileURLToPath(new URL('../../testing/sealed-values/migrations', import.meta.url))]
const features = [{ routes: [], sealedColumns: [numbers] }]
const [FIRST, SECOND] = ['first-key-'.padEnd(32, '1'), 'second-key-'.padEnd(32, '2')]
const IBAN = 'GB33BUKB20201555555555'

const logged: string[] = []
const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) })

const databases: TestDatabase[] = []
afterAll(() => Promise.all(databases.map(({ drop }) => drop())))

/** An installation, to be started again and again with other keys. */
const install = async () => {
  const database = await createTestDatabase(inject('cluster'))
  databases.push(database)
  return (...keys: string[]) =>
    startTestServer({ database, migrations, features, log, environment: { SEALING_KEYS: keys.join(',') } })
}

const keep = async (server: TestServer, companyId: string, text = IBAN) => {
  const id = randomUUID()
  const { sealedValues } = server.platform
  await server.application.running.database.mutate(systemScope(companyId), async (db) => {
    const number = sealedValues.seal({ ...numbers, companyId, rowId: id }, text)
    await db.run(sql`insert into sealed_accounts (company_id, id, number) values (${companyId}, ${id}, ${number})`)
    db.record({ entity: 'note', id, action: 'created', after: { number } })
  })
  return id
}
const read = (server: TestServer, companyId: string, rowId: string) =>
  server.application.running.database.read(systemScope(companyId), async (db) => {
    const row = await db.row<{ number: string }>(
      sql`select number from sealed_accounts where company_id = ${companyId} and id = ${rowId}`,
    )
    return server.platform.sealedValues.open({ ...numbers, companyId, rowId }, row?.number ?? '')
  })
const keysInUse = async (server: TestServer) =>
  (await server.sql<{ id: string }>('select id from sealing_keys order by since')).map(({ id }) => id)
const dump = async (server: TestServer) =>
  JSON.stringify(
    await Promise.all([
      server.sql('select * from sealed_accounts'),
      server.sql('select * from history'),
      server.sql('select * from graphile_worker._private_jobs'),
    ]),
  )

describe('sealed values in the database', () => {
  it('cannot be read there, nor in the history, which says that they changed', async () => {
    const startWith = await install()
    const server = await startWith(FIRST)
    const firm = await createTestCompany(server)
    const id = await keep(server, firm.id)
    expect(await read(server, firm.id, id)).toBe(IBAN)
    expect(await dump(server)).not.toContain(IBAN)
    expect(await server.sql('select after from history where entity_id = $1', [id])).toEqual([
      { after: { number: '(hidden)' } },
    ])
    await server.close()
  })

  it('do not open in another row or company, not even for whoever can write to the database', async () => {
    const startWith = await install()
    const server = await startWith(FIRST)
    const [firm, other] = [await createTestCompany(server), await createTestCompany(server)]
    const [mine, yours] = [await keep(server, firm.id, 'mine'), await keep(server, other.id, 'yours')]
    await server.sql(
      'update sealed_accounts set number = (select number from sealed_accounts where id = $1) where id = $2',
      [yours, mine],
    )
    await expect(read(server, firm.id, mine)).rejects.toThrow('belongs to another place')
    await server.sql('update sealed_accounts set company_id = $2 where id = $1', [yours, firm.id])
    await expect(read(server, firm.id, yours)).rejects.toThrow('belongs to another place')
    await server.close()
  })

  it('survive a change of key: all are sealed anew, in turns, and the old key can go', async () => {
    const startWith = await install()
    const before = await startWith(FIRST)
    const [firm, other] = [await createTestCompany(before), await createTestCompany(before)]
    const ids: string[] = []
    for (let number = 0; number < 450; number += 1) ids.push(await keep(before, firm.id, `${IBAN} ${number}`))
    const single = await keep(before, other.id)
    const [first = ''] = await keysInUse(before)
    await before.close()

    const during = await startWith(SECOND, FIRST)
    expect(await read(during, firm.id, ids[7] ?? '')).toBe(`${IBAN} 7`)
    expect(await keysInUse(during)).toHaveLength(2)
    // The job breaks off on the way; rows resealed before stay so.
    const broken = ids.toSorted()[300]
    await during.sql(`create function break_resealing() returns trigger language plpgsql as
      $$ begin raise 'broken'; end $$`)
    await during.sql(`create trigger break_resealing before update on sealed_accounts for each row
      when (new.id = '${broken}') execute function break_resealing()`)
    await during.drainJobs()
    const ofFirst = async () =>
      (await during.sql('select from sealed_accounts where number like $1', [`s1.${first}.%`])).length
    expect(await ofFirst()).toBeGreaterThan(0)
    expect(await keysInUse(during)).toHaveLength(2)
    await during.sql('drop trigger break_resealing on sealed_accounts')
    await during.sql('update graphile_worker._private_jobs set run_at = now()')
    await during.drainJobs()
    expect(await ofFirst()).toBe(0)
    expect(await keysInUse(during)).toEqual([during.platform.sealedValues.newestKeyId])
    await during.close()

    const after = await startWith(SECOND)
    for (const [number, id] of ids.entries()) expect(await read(after, firm.id, id)).toBe(`${IBAN} ${number}`)
    expect(await read(after, other.id, single)).toBe(IBAN)
    expect(await dump(after)).not.toContain(IBAN)
    await after.close()
  })

  it('keep a start from going on without their key, with words that help', async () => {
    const startWith = await install()
    await (await startWith(SECOND)).close()
    const problem = await startWith(FIRST).catch((error) => error)
    expect(problem).toBeInstanceOf(StartProblem)
    expect(problem.problem).toMatch(/sealed with a key that is missing \(id [0-9a-f]{8}\)/)
    expect(problem.remedy).toContain('SEALING_KEYS')
    await (await startWith(FIRST, SECOND)).close()
  })

  it('that were tampered with keep the old key in use, and are named but not told', async () => {
    const startWith = await install()
    const before = await startWith(SECOND)
    const firm = await createTestCompany(before)
    const [good, bad] = [await keep(before, firm.id), await keep(before, firm.id)]
    await before.sql(`update sealed_accounts set number = number || 'AAAA' where id = $1`, [bad])
    await before.close()
    logged.length = 0
    const during = await startWith(FIRST, SECOND)
    await during.drainJobs()
    expect(logged.join('')).toContain(`sealed_accounts.number of ${bad}`)
    expect(logged.join('')).not.toContain(IBAN)
    expect(await keysInUse(during)).toHaveLength(2)
    expect(await read(during, firm.id, good)).toBe(IBAN)
    await during.sql('delete from sealed_accounts where id = $1', [bad])
    await during.close()
    const again = await startWith(FIRST, SECOND)
    await again.drainJobs()
    expect(await keysInUse(again)).toHaveLength(1)
    await again.close()
  })

  it('are left alone by a process that still seals with an earlier key', async () => {
    const startWith = await install()
    const newer = await startWith(SECOND, FIRST)
    const older = await startWith(FIRST, SECOND)
    await newer.sql(
      `select graphile_worker.add_job('resealValues', json_build_object('newestKeyId', $1::text), job_key => 'reseal values')`,
      [newer.platform.sealedValues.newestKeyId],
    )
    await older.drainJobs()
    expect(await keysInUse(newer)).toHaveLength(2)
    await newer.sql('update graphile_worker._private_jobs set run_at = now()')
    await newer.drainJobs()
    expect(await keysInUse(newer)).toEqual([newer.platform.sealedValues.newestKeyId])
    await Promise.all([newer.close(), older.close()])
  })
})
