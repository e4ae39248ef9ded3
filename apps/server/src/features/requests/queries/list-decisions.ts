import type { Request } from '@praxis/contract/requests'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { isDecidedBetween } from './decided-between'
import { isOfTypeInUse, type RequestRow, requestsOf, selectRequests } from './request-row'

/** What the actor decided on these days of their calendar, newest first; what was approved at once nobody decided. */
export const listDecisions = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  days: { readonly from: string; readonly to: string },
): Promise<Request[]> => {
  const rows = await db.rows<RequestRow>(sql`
    ${selectRequests}
    where ${isOfTypeInUse(actor)} and r.decided_by = ${actor.employee.id} and ${isDecidedBetween(actor, days)}
    order by r.decided_at desc, r.id limit 200`)
  return requestsOf(db, files, actor, rows)
}
