import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** Inviting and joining take turns in a company, so that nobody is invited while they join. */
export const inviteOneAtATime = async (db: Tx): Promise<void> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('invitations'), hashtext(${db.scope.companyId}))`)
}
