import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { hashOfToken } from '../secret-tokens'
import { endSessionOf } from '../sessions'

/** Ends the session a refresh token belongs to, if it is still open. */
export const signOut = async (db: Tx, token: string): Promise<void> => {
  const session = await db.row<Columns<'sessions', 'id' | 'user_id'>>(sql`
    select s.id, s.user_id as "userId"
    from refresh_tokens t
    join sessions s on s.id = t.session_id
    where t.token_hash = ${hashOfToken(token)}`)
  if (!session || !(await endSessionOf(db, session.userId, session.id))) return
  db.actAs(session.userId)
  db.record({ entity: 'user', id: session.userId, action: 'signedOut', after: { session: session.id } })
}
