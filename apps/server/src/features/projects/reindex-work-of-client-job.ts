import { Id } from '@praxis/contract/protocol/values'
import * as z from 'zod'
import type { Columns } from '../../platform/database/columns'
import { systemScope } from '../../platform/database/scope'
import { sql } from '../../platform/database/sql'
import { defineJob } from '../../platform/jobs/job'
import { indexTargetable } from '../targetables/commands/index-targetable'
import { kindCalled } from '../targetables/queries/targetable-kinds'

/** Runs after a client got another name, so that its projects and opportunities are found by it. */
export const reindexProjectsOfClient = defineJob({
  name: 'reindexProjectsOfClient',
  payload: z.strictObject({ clientId: Id }),
  run: ({ database, companyId, payload }) =>
    database.mutate(systemScope(companyId), async (db) => {
      const rows = await db.rows<Columns<'targetables', 'id' | 'kind'>>(sql`
        select id, kind from targetables where company_id = ${companyId} and client_id = ${payload.clientId}`)
      for (const { id, kind } of rows) await indexTargetable(db, kindCalled(kind), id)
    }),
})
