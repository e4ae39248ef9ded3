import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase } from '../../testing/test-cluster'
import { refusalOfError } from '../http/refusal-of-error'
import { Database } from './database'
import { systemScope } from './scope'
import { sql } from './sql'

describe.each(['in pieces', 'plainly'])('a database that keeps us waiting, %s', (protocol) => {
  const isPlain = protocol === 'plainly'
  let home: Awaited<ReturnType<typeof createTestDatabase>>
  let database: Database

  beforeAll(async () => {
    home = await createTestDatabase(inject('cluster'))
    database = new Database(home.appUrl, () => new Date(), { size: 1, patienceMs: 400, isPlain })
  })
  afterAll(async () => {
    await database.close()
    await home.drop()
  })

  const reasonOf = (work: Promise<unknown>) => work.then(String, (error) => refusalOfError(error)?.reason ?? error)
  const works = () => database.global(sql`select 1 as one`)

  it('with a statement is asked to give it up', async () => {
    expect(await reasonOf(database.global(sql`select pg_sleep(20)`))).toBe('unavailable')
    expect(await works()).toEqual([{ one: 1 }])
  })

  it('because we dawdle in a transaction gives its locks to others', async () => {
    const dawdling = database.mutate(systemScope(), async (db) => {
      await db.run(sql`select pg_advisory_xact_lock(4711)`)
      const other = new Database(home.appUrl, () => new Date(), { size: 1, patienceMs: 20_000 })
      await other.global(sql`select pg_advisory_lock(4711)`)
      await other.close()
      await db.run(sql`select 1`)
    })
    expect(await reasonOf(dawdling)).toBe('unavailable')
    expect(await works()).toEqual([{ one: 1 }])
  })

  it.runIf(process.platform === 'linux')('without a word is left, and asked again on another connection', async () => {
    const [{ pid } = { pid: 0 }] = await database.global<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    process.kill(pid, 'SIGSTOP')
    const silent = reasonOf(database.mutate(systemScope(), async (db) => db.run(sql`select 1`)))
    expect(await silent.finally(() => process.kill(pid, 'SIGCONT'))).toBe('unavailable')
    expect(await works()).toEqual([{ one: 1 }])
  })
})
