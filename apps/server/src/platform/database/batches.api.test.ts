import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server'
import { CallerGone } from '../shares/lane'
import type { ReadDb } from './database'
import { systemScope } from './scope'
import { sql } from './sql'

const server = await startTestServer()
const { database } = server.application.running

const numbersTo = (last: number) => sql`select n as number, ${'text'} as text from generate_series(1, ${last}) as n`

const sizesOf = async (db: ReadDb, last: number): Promise<number[]> => {
  const sizes: number[] = []
  let next = 1
  for await (const rows of db.batches<{ number: number; text: string }>(numbersTo(last))) {
    sizes.push(rows.length)
    for (const row of rows) expect(row).toEqual({ number: next++, text: 'text' })
  }
  return sizes
}

test.each([
  [0, [0]],
  [199, [199]],
  [200, [200, 0]],
  [450, [200, 200, 50]],
])('%i rows are read in batches of %j', async (last, sizes) => {
  expect(await database.read(systemScope(), (db) => sizesOf(db, last))).toEqual(sizes)
})

test('one query of them after the other may follow in a transaction, also with other columns', async () => {
  await database.read(systemScope(), async (db) => {
    await sizesOf(db, 300)
    const found = []
    for await (const rows of db.batches<{ other: string }>(sql`select 'x' as other`)) found.push(...rows)
    expect(found).toEqual([{ other: 'x' }])
    expect(await db.row(sql`select 1 as one`)).toEqual({ one: 1 })
  })
})

test('no further batch is read for somebody who has gone', async () => {
  let go = () => {}
  const onGone = (listener: () => void) => {
    go = listener
    return () => {}
  }
  const scope = { ...systemScope(), caller: { company: 'a', person: 'a1', onGone } }
  let read = 0
  const reading = database.read(scope, async (db) => {
    for await (const rows of db.batches(numbersTo(1000))) {
      read += rows.length
      go()
    }
  })
  await expect(reading).rejects.toBeInstanceOf(CallerGone)
  expect(read).toBe(200)
})
