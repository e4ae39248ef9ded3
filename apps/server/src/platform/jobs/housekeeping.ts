import * as z from 'zod'
import { sql } from '../database/sql'
import { defineJob } from './job'

/** What may be forgotten after a while. Runs every night, in any one process. */
export const housekeeping = defineJob({
  name: 'housekeeping',
  payload: z.strictObject({}),
  cron: '17 3 * * *',
  run: async ({ database }) => {
    await database.global(sql`select forget_old_rows()`)
    await database.global(sql`select forget_old_mail_news()`)
  },
})
