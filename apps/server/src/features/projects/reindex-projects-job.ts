import { Id } from '@praxis/contract/protocol/values'
import * as z from 'zod'
import type { Columns } from '../../platform/database/columns'
import { systemScope } from '../../platform/database/scope'
import { sql } from '../../platform/database/sql'
import { defineJob } from '../../platform/jobs/job'
import { indexProject } from './project-effects'

/** Runs after a client got another name, so that its projects are found by it. */
export const reindexProjectsOfClient = defineJob({
  name: 'reindexProjectsOfClient',
  payload: z.strictObject({ clientId: Id }),
  run: ({ database, companyId, payload }) =>
    database.mutate(systemScope(companyId), async (db) => {
      const rows = await db.rows<Columns<'targetables', 'id'>>(sql`
        select id from targetables where company_id = ${companyId} and kind = 'project' and client_id = ${payload.clientId}`)
      for (const { id } of rows) await indexProject(db, id)
    }),
})
