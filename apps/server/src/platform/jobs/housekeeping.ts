import * as z from 'zod'
import type { Database } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { defineJob } from './job'

/** So few rows that no statement takes long, however many there are. */
const AT_ONCE = 10_000

/** Deletes a part at a time, until a part was not full. */
const forgetInTurns = async (database: Database, forgetSome: Sql): Promise<void> => {
  for (let forgotten = AT_ONCE; forgotten >= AT_ONCE; ) {
    const [row] = await database.global<{ forgotten: number }>(forgetSome)
    forgotten = row?.forgotten ?? 0
  }
}

/** Deletes what may be forgotten after a while. Runs every night, in any one process. */
export const housekeeping = defineJob({
  name: 'housekeeping',
  payload: z.strictObject({}),
  cron: '17 3 * * *',
  run: async ({ database }) => {
    await forgetInTurns(database, sql`select forget_some_old_rows(${AT_ONCE}) as forgotten`)
    await forgetInTurns(database, sql`select forget_some_old_notifications(${AT_ONCE}) as forgotten`)
    await database.global(sql`select forget_old_rows()`)
    await database.global(sql`select forget_old_mail_news()`)
  },
})
