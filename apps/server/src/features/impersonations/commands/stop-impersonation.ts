import type { UserActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'

/** Ends the session's impersonation, in whichever company, and writes that into the history. */
export const stopImpersonation = async (db: Tx, { sessionId }: UserActor): Promise<void> => {
  const ended = await db.rows(sql`select from end_impersonations(${sessionId}, ${db.now})`)
  // Browsers that listen as the other employee are cut off.
  if (ended.length > 0) db.announce({ kind: 'access', session: sessionId })
}
