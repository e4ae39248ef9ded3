import type { Tx } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'

/** Says who acts: the database itself writes down who decides from now on, and on whose account. */
const namesActor = ({ now, scope: { userId, employeeId, impersonatorId } }: Tx): Sql =>
  sql`set_config('app.acting', ${JSON.stringify({ at: now, userId, employeeId, impersonatorId })}, true)`

/** Before a change of those who lead, manage or work here: whatever waits may be decided by somebody else then. */
export const beforeNewApprovers = async (db: Tx): Promise<void> => {
  await db.run(sql`select ${namesActor(db)}`)
}

/**
 * Before somebody is designated to decide: nobody stops or starts leading, managing or working here until this is done, and
 * no project goes to another client.
 * Comes before any lock on requests, as it does where these change.
 */
export const holdApprovers = async (db: Tx): Promise<void> => {
  await db.run(sql`
    select pg_advisory_xact_lock_shared(hashtext('approvers'), hashtext(${db.scope.companyId})), ${namesActor(db)}`)
}
