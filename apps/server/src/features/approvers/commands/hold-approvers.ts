import type { Tx } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'

/** Tells the database who acts: its triggers record who decides from now on, and because of whose change. */
const namesActor = ({ now, scope: { userId, employeeId, impersonatorId } }: Tx): Sql =>
  sql`set_config('app.acting', ${JSON.stringify({ at: now, userId, employeeId, impersonatorId })}, true)`

/** Called before leads, line managers or employees change, because waiting requests may get another approver then. */
export const beforeNewApprovers = async (db: Tx): Promise<void> => {
  await db.run(sql`select ${namesActor(db)}`)
}

/**
 * Called before an approver is designated: until the transaction ends nobody starts or stops leading, managing or
 * working here, and no project goes to another client. It comes before any lock on requests, as it does where these
 * change.
 */
export const holdApprovers = async (db: Tx): Promise<void> => {
  await db.run(sql`
    select pg_advisory_xact_lock_shared(hashtext('approvers'), hashtext(${db.scope.companyId})), ${namesActor(db)}`)
}
