import pg from 'pg'
import type { Db, ReadDb } from '../platform/database/database'
import { rawSql, type Sql, statementOf } from '../platform/database/sql'
import { valueText } from '../platform/database/value-text'
import { type PlanNode, rowsRead } from './plans/plan'
import type { TestServer } from './test-server'

let prepared = 0

/** Runs the statement by its generic plan, as the application does, and counts the rows that its table scans read. */
const rowsReadFor = async (db: Db, query: Sql): Promise<number> => {
  const { text, values } = statementOf(query)
  prepared += 1
  const name = `rows_read_${prepared}`
  await db.run(rawSql(`prepare ${name} as ${text}`))
  const given = values.map((value) => {
    const written = valueText(value)
    return written === null ? 'null' : pg.escapeLiteral(written)
  })
  const execute = `execute ${name}${given.length === 0 ? '' : `(${given.join(', ')})`}`
  const [row] = await db.rows<Record<string, readonly { readonly Plan: PlanNode }[]>>(
    rawSql(`explain (analyze, format json) ${execute}`),
  )
  await db.run(rawSql(`deallocate ${name}`))
  const [explained] = row?.['QUERY PLAN'] ?? []
  if (!explained) throw new Error('nothing was explained')
  return rowsRead(explained.Plan)
}

/** How many rows of tables the reading calls within `work` take, all their statements together. */
export const rowsReadWithin = async (server: TestServer, work: () => Promise<unknown>): Promise<number> => {
  const { database } = server.application.running
  let count = 0
  // Counts are added when they are known: statements of one round trip are counted at once.
  const add = async (db: Db, query: Sql) => {
    const read = await rowsReadFor(db, query)
    count += read
  }
  const countingRows = (db: Db) => async (query: Sql) => {
    const rows = await db.rows<never>(query)
    await add(db, query)
    return rows
  }
  const counting = (db: ReadDb): ReadDb => ({
    scope: db.scope,
    now: db.now,
    run: (query) => db.run(query),
    row: async (query) => {
      const row = await db.row<never>(query)
      await add(db, query)
      return row
    },
    rows: countingRows(db),
    // The transaction goes on, since the last statement is counted in it.
    lastRows: countingRows(db),
    batches: (...asked) => db.batches(...asked),
    enterCompany: (...entered) => db.enterCompany(...entered),
    confirm: () => db.confirm(),
  })
  const read = database.read
  database.read = (scope, called, premise) => read.call(database, scope, (db) => called(counting(db)), premise) as never
  try {
    await work()
  } finally {
    database.read = read
  }
  return Math.round(count)
}
