import { Id } from '@praxis/contract/protocol/values'
import { systemScope } from '@praxis/server/platform/database/scope'
import { sql } from '@praxis/server/platform/database/sql'
import { defineJob } from '@praxis/server/platform/jobs/job'
import * as z from 'zod'

/** Marks the note as announced; a second run finds it marked. */
export const noteCreated = defineJob({
  name: 'noteCreated',
  payload: z.strictObject({ noteId: Id }),
  run: ({ database, companyId, payload }) =>
    database.mutate(systemScope(companyId), async (db) => {
      const marked = await db.run(sql`
        update notes set announced_at = ${db.now}
        where company_id = ${companyId} and id = ${payload.noteId} and announced_at is null`)
      if (marked > 0) db.record({ entity: 'note', id: payload.noteId, action: 'announced' })
    }),
})
