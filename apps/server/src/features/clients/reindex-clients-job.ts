import * as z from 'zod'
import type { Columns } from '../../platform/database/columns'
import { systemScope } from '../../platform/database/scope'
import { sql } from '../../platform/database/sql'
import { defineJob } from '../../platform/jobs/job'
import { indexClient } from './commands/client-effects'

const AT_ONCE = 200

/** Runs after other dynamic details became searchable in the settings, so that clients are found by those. */
export const reindexClients = defineJob({
  name: 'reindexClients',
  payload: z.strictObject({}),
  run: async ({ database, companyId }) => {
    let last = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const ids = await database.mutate(systemScope(companyId), async (db) => {
        const rows = await db.rows<Columns<'clients', 'id'>>(sql`
          select id from clients where company_id = ${companyId} and id > ${last} order by id limit ${AT_ONCE}`)
        for (const { id } of rows) await indexClient(db, id)
        return rows.map(({ id }) => id)
      })
      if (ids.length < AT_ONCE) return
      last = ids.at(-1) ?? last
    }
  },
})
