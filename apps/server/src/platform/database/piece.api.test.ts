import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase } from '../../testing/test-cluster'
import { Database } from './database'
import { systemScope } from './scope'
import { rawSql, sql } from './sql'

describe.each(['in pieces', 'plainly'])('what goes to the database and comes back, %s', (protocol) => {
  const isPlain = protocol === 'plainly'
  let home: Awaited<ReturnType<typeof createTestDatabase>>
  let database: Database

  beforeAll(async () => {
    home = await createTestDatabase(inject('cluster'))
    database = new Database(home.appUrl, () => new Date(), { size: 1, isPlain })
  })
  afterAll(async () => {
    await database.close()
    await home.drop()
  })

  it.each([
    ['text', 'Zoë 名前 🙂'],
    ['text', ''],
    ['text', 'x'.repeat(100_000)],
    ['text', '€'.repeat(50_000)],
    ['int', -7],
    ['bigint', 9_007_199_254_740_991],
    ['boolean', true],
    ['boolean', false],
    ['date', '2028-02-29'],
    ['timestamptz', '2028-02-29T10:11:12.345Z'],
    ['text', null],
    ['jsonb', { a: [1, 'two', null], b: { c: true } }],
    ['text[]', ['plain', 'with "quotes"', 'back\\slash', '{braces}', 'NULL', '', 'a,b', null]],
    [
      'int[]',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['text[]', []],
  ])('stays the same %s', async (type, value) => {
    const [row] = await database.global(sql`select ${value}::${rawSql(type)} as value`)
    expect(row).toEqual({ value })
  })

  it('reads a moment given as a Date, and bytes', async () => {
    const moment = new Date('2028-02-29T10:11:12.345Z')
    const [row] = await database.global(
      sql`select ${moment}::timestamptz as moment, encode(${Buffer.from([0, 255, 16])}::bytea, 'hex') as bytes`,
    )
    expect(row).toEqual({ moment: moment.toISOString(), bytes: '00ff10' })
  })

  it('knows how many rows a statement touched or found', async () => {
    const counts = await database.mutate(systemScope(), async (db) => [
      await db.run(
        sql`insert into rate_limits (bucket, taken, resets_at) select n, 1, now() from generate_series(1, 3) n`,
      ),
      await db.run(sql`update rate_limits set taken = 2 where bucket <> '1'`),
      await db.run(sql`delete from rate_limits`),
      await db.run(sql`select from rate_limits`),
    ])
    expect(counts).toEqual([3, 2, 3, 0])
  })

  it('has its columns also after many statements at once, each new to the connection', async () => {
    const rows = await database.read(systemScope(), (db) =>
      Promise.all([
        db.row(sql`select 1 as first_of_many`),
        db.row(sql`select 2 as second_of_many, 'b' as letter`),
        db.row(sql`select 1 as first_of_many`),
        db.row(sql`select 3 as third_of_many`),
      ]),
    )
    expect(rows).toEqual([
      { first_of_many: 1 },
      { second_of_many: 2, letter: 'b' },
      { first_of_many: 1 },
      { third_of_many: 3 },
    ])
  })

  it('comes back from the same statement after it has failed', async () => {
    const divide = (by: number) => database.global(sql`select 6 / ${by}::int as quotient`)
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect(await divide(2)).toEqual([{ quotient: 3 }])
    const broken = () => database.global(sql`select nonsense from nowhere`)
    await expect(broken()).rejects.toMatchObject({ code: '42P01' })
    await expect(broken()).rejects.toMatchObject({ code: '42P01' })
    expect(await divide(3)).toEqual([{ quotient: 2 }])
  })

  it('ends a read together with its last rows, and nothing comes behind them', async () => {
    const beside = new Database(home.appUrl, () => new Date(), { size: 1, isPlain })
    const stateOf = (pid: number) => beside.global(sql`select state from pg_stat_activity where pid = ${pid}`)
    const pid = sql`select pg_backend_pid() as pid`
    const states = await database.read(systemScope(), async (db) => {
      const first = await db.row<{ pid: number }>(pid)
      const before = await stateOf(first?.pid ?? 0)
      const [last] = await db.lastRows<{ pid: number }>(pid)
      const after = await stateOf(last?.pid ?? 0)
      await expect(db.rows(sql`select 1`)).rejects.toThrow('the last rows were asked for already')
      return [...before, ...after]
    })
    expect(states).toEqual([{ state: 'idle in transaction' }, { state: 'idle' }])
    await beside.close()
  })

  it('leaves nothing open when the last rows cannot be had', async () => {
    const failing = database.read(systemScope(), (db) => db.lastRows(sql`select 6 / ${0}::int`))
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    expect(await database.read(systemScope(), (db) => db.lastRows(sql`select 1 as one`))).toEqual([{ one: 1 }])
  })

  it('goes on in a mutation after rows that would be a read’s last', async () => {
    const written = await database.mutate(systemScope(), async (db) => {
      await db.lastRows(sql`select 1`)
      return db.run(sql`insert into rate_limits (bucket, taken, resets_at) values ('behind', 1, now())`)
    })
    expect(written).toBe(1)
    expect(await database.global(sql`delete from rate_limits returning bucket`)).toEqual([{ bucket: 'behind' }])
  })

  it('is refused when it cannot be written, and the connection goes on', async () => {
    const circular: { self?: unknown } = {}
    circular.self = circular
    await expect(database.global(sql`select ${circular}::jsonb as value`)).rejects.toThrow('circular')
    expect(await database.global(sql`select 1 as one`)).toEqual([{ one: 1 }])
  })
})
