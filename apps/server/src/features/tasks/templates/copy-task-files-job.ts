import { Id } from '@praxis/contract/protocol/values'
import * as z from 'zod'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { defineJob } from '../../../platform/jobs/job'
import { announceBoard } from '../board-audience'

/** Files of a task that its copy does not have yet, neither by this job nor by hand. */
const filesToCopy = (db: Db, from: string, to: string): Promise<{ id: string }[]> =>
  db.rows<Columns<'files', 'id'>>(sql`
    select f.id from files f
    where f.company_id = ${db.scope.companyId} and f.entity = 'task' and f.entity_id = ${from}
      and exists (select from tasks t where t.company_id = f.company_id and t.id = ${to})
      and not exists (
        select from files c where c.company_id = f.company_id and c.entity = 'task' and c.entity_id = ${to}
          and c.name = f.name and c.size = f.size)
    order by f.created_at, f.name`)

/** Runs after a board was copied: copying bytes takes a while, and nobody waits for it. */
export const copyTaskFiles = defineJob({
  name: 'copyTaskFiles',
  payload: z.strictObject({ boardId: Id, tasks: z.array(z.strictObject({ from: Id, to: Id })) }),
  run: async ({ database, platform, companyId, payload: { boardId, tasks } }) => {
    const scope = systemScope(companyId)
    for (const { from, to } of tasks) {
      const files = await database.read(scope, (db) => filesToCopy(db, from, to))
      for (const { id } of files)
        await database.mutate(scope, (db) => platform.files.copy(db, id, { entity: 'task', entityId: to }))
    }
    await database.mutate(scope, (db) => announceBoard(db, { id: boardId }))
  },
})
