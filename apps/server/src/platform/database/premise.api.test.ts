import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase } from '../../testing/test-cluster'
import { Database, type Db, type Tx } from './database'
import { BrokenPremise, Premise } from './premise'
import { NO_COMPANY, systemScope } from './scope'
import { sql } from './sql'

describe.each(['in pieces', 'plainly'])('work that takes something for true, %s', (protocol) => {
  const isPlain = protocol === 'plainly'
  let home: Awaited<ReturnType<typeof createTestDatabase>>
  let database: Database

  beforeAll(async () => {
    home = await createTestDatabase(inject('cluster'))
    // There is one connection, so the next test would notice anything left open on it.
    database = new Database(home.appUrl, () => new Date(), { size: 1, isPlain })
  })
  afterAll(async () => {
    await database.close()
    await home.drop()
  })

  /** A premise whose answer is known: entering a company answers with it. */
  const premise = (expected: string) => new Premise({ name: 'enter' }, expected)
  const right = () => premise(NO_COMPANY)
  const wrong = () => premise('something else')

  const outcome = (work: Promise<unknown>) =>
    work.then(
      (result) => result,
      (error) => (error instanceof BrokenPremise ? 'broken' : error.code),
    )
  const mark = (db: Db, bucket: string) =>
    db.run(sql`insert into rate_limits (bucket, taken, resets_at) values (${bucket}, 1, now())`)
  const isMarked = async (bucket: string) =>
    (await database.global(sql`select from rate_limits where bucket = ${bucket}`)).length > 0

  it('is done when the database says so', async () => {
    const given = right()
    expect(await database.mutate(systemScope(), (db) => mark(db, 'right'), given)).toBe(1)
    expect([given.holds, await isMarked('right')]).toEqual([true, true])
  })

  it('is undone when the database says otherwise', async () => {
    const given = wrong()
    expect(await outcome(database.mutate(systemScope(), (db) => mark(db, 'wrong'), given))).toBe('broken')
    expect([given.holds, await isMarked('wrong')]).toEqual([false, false])
  })

  it('learns nothing when the database says otherwise', async () => {
    let learned: unknown
    const read = async (db: Db) => {
      learned = await db.rows(sql`select 1 as one`)
    }
    expect([await outcome(database.read(systemScope(), read, wrong())), learned]).toEqual(['broken', undefined])
  })

  it('learns no last rows either, and leaves nothing open', async () => {
    const read = (db: Db) => db.lastRows(sql`select 1 as one`)
    expect(await outcome(database.read(systemScope(), read, wrong()))).toBe('broken')
    expect(await outcome(database.read(systemScope(), read, right()))).toEqual([{ one: 1 }])
  })

  it('is undone when it goes on regardless', async () => {
    const stubborn = async (db: Tx) => {
      await mark(db, 'first').catch(() => undefined)
      await mark(db, 'second').catch(() => undefined)
      return 'done'
    }
    expect(await outcome(database.mutate(systemScope(), stubborn, wrong()))).toBe('broken')
    expect([await isMarked('first'), await isMarked('second')]).toEqual([false, false])
  })

  it('is undone when it does several things at once', async () => {
    const both = (db: Tx) => Promise.allSettled([mark(db, 'one'), mark(db, 'other')])
    expect(await outcome(database.mutate(systemScope(), both, wrong()))).toBe('broken')
    expect([await isMarked('one'), await isMarked('other')]).toEqual([false, false])
  })

  it('is asked about also when it needs nothing else of the database', async () => {
    const nothing = async () => 'done'
    expect(await outcome(database.read(systemScope(), nothing, right()))).toBe('done')
    expect(await outcome(database.read(systemScope(), nothing, wrong()))).toBe('broken')
    expect(await outcome(database.mutate(systemScope(), nothing, right()))).toBe('done')
    expect(await outcome(database.mutate(systemScope(), nothing, wrong()))).toBe('broken')
  })

  it('leaves nothing behind when all it does is announced with the commit', async () => {
    const recorded = async (db: Tx) => db.record({ entity: 'note', id: 'premise', action: 'created', after: { a: 1 } })
    expect(await outcome(database.mutate(systemScope(), recorded, wrong()))).toBe('broken')
    const left = (db: Db) => db.rows(sql`select from history where entity_id = 'premise'`)
    expect(await database.read(systemScope(), left)).toEqual([])
  })

  it('fails by its own fault when the premise holds', async () => {
    const given = right()
    const twice = async (db: Tx) => mark(db, 'right')
    expect(await outcome(database.mutate(systemScope(), twice, given))).toBe('23505')
    expect(given.holds).toBe(true)
  })

  it('can make sure before it does what cannot be undone', async () => {
    const outside = async (db: Tx) => {
      await db.confirm()
      return 'done'
    }
    expect(await outcome(database.mutate(systemScope(), outside, right()))).toBe('done')
    expect(await outcome(database.mutate(systemScope(), outside, wrong()))).toBe('broken')
  })
})
