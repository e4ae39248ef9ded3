import type { Logger } from 'pino'
import * as z from 'zod'
import type { Columns } from '../database/columns'
import type { Database, Tx } from '../database/database'
import { NO_COMPANY, systemScope } from '../database/scope'
import { rawSql, sql } from '../database/sql'
import { defineJob, type JobDefinition } from '../jobs/job'
import { prefixOf } from './sealed-text'
import type { SealedColumn, SealedValues } from './sealed-values'

/** So few values that nobody who changes one of them waits for long. */
const AT_ONCE = 200

interface Turn {
  /** The last row that was looked at; undefined when there are no more rows. */
  readonly last: string | undefined
  readonly unreadable: number
}

interface Row {
  readonly id: string
  readonly sealed: string
}

/** Reseals the next rows that have an earlier key. Resealed rows are not found again, so it may break off. */
const resealSome = async (
  db: Tx,
  { values, column, log }: { values: SealedValues; column: SealedColumn; log: Logger },
  after: string,
): Promise<Turn> => {
  const { companyId } = db.scope
  const newest = prefixOf(values.newestKeyId)
  const [table, name] = [rawSql(column.table), rawSql(column.column)]
  const ofCompany = column.isOfNoCompany ? rawSql('') : sql`company_id = ${companyId} and`
  const rows = await db.rows<Row>(sql`
    select id, ${name} as sealed from ${table}
    where ${ofCompany} id > ${after} and left(${name}, ${newest.length}) <> ${newest}
    order by id limit ${AT_ONCE} for update`)
  let unreadable = 0
  for (const { id, sealed } of rows) {
    const place = { ...column, companyId, rowId: id }
    try {
      const resealed = values.seal(place, values.open(place, sealed))
      await db.run(sql`update ${table} set ${name} = ${resealed} where ${ofCompany} id = ${id}`)
    } catch (error) {
      unreadable += 1
      log.error({ err: error }, 'a sealed value cannot be opened')
    }
  }
  return { last: rows.length < AT_ONCE ? undefined : rows.at(-1)?.id, unreadable }
}

const resealColumn = async (
  database: Database,
  companyId: string,
  work: Parameters<typeof resealSome>[1],
): Promise<number> => {
  let unreadable = 0
  for (let after: string | undefined = NO_COMPANY; after !== undefined; ) {
    const turn = await database.mutate(systemScope(companyId), (db) => resealSome(db, work, after ?? NO_COMPANY))
    unreadable += turn.unreadable
    after = turn.last
  }
  return unreadable
}

/** Seals all values with the newest key, in turns; then the earlier keys are not needed any more. */
export const resealValues = (columns: readonly SealedColumn[]): JobDefinition =>
  defineJob({
    name: 'resealValues',
    payload: z.strictObject({ newestKeyId: z.string() }),
    run: async ({ payload, database, platform: { sealedValues: values }, log }) => {
      // A process that still seals with an earlier key would undo this; the job is tried again, by another process or
      // after a restart.
      if (payload.newestKeyId !== values.newestKeyId) throw new Error('this process seals with another key')
      const companies = await database.global<Columns<'company_directory', 'id'>>(sql`select id from company_directory`)
      let unreadable = 0
      for (const column of columns)
        for (const { id } of column.isOfNoCompany ? [{ id: NO_COMPANY }] : companies)
          unreadable += await resealColumn(database, id, { values, column, log })
      if (unreadable > 0) return
      await database.global(sql`delete from sealing_keys where id = any (${values.earlierKeyIds})`)
      log.info({ key: values.newestKeyId }, 'everything is sealed with the newest key')
    },
  })

/** Called at every start. Nothing is done unless another key was or may still be in use. */
export const resealIfNeeded = async (database: Database, values: SealedValues, givenKeys: number): Promise<void> => {
  const others = await database.global(sql`select from sealing_keys where id <> ${values.newestKeyId}`)
  if (others.length === 0 && givenKeys < 2) return
  await database.mutate(systemScope(), async (db) =>
    db.enqueue({ task: 'resealValues', payload: { newestKeyId: values.newestKeyId }, key: 'reseal values' }),
  )
}
