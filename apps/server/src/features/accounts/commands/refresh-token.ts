import type { Columns } from '../../../platform/database/columns'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { HttpExchange } from '../../../platform/http/exchange'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { refreshes } from '../accounts.limits'
import { hashOfToken, secondsAfter, successorOf } from '../secret-tokens'
import { endSessionOf, type OpenedSession, SESSION_SECONDS, type SessionPlace } from '../sessions'
import { rememberNetwork } from '../sign-in-attempts'

/** How long a token that was just replaced still works: two tabs may use it at once, and an answer can get lost. */
const GRACE_SECONDS = 10

interface TokenRow
  extends Columns<'sessions', 'user_id' | { sessionId: 'id' }>,
    Columns<'refresh_tokens', 'replaced_at'> {
  readonly isOpen: boolean
  readonly isOnNewNetwork: boolean
}

const rotate = async (db: Tx, token: string, successor: string, sessionId: string, place: SessionPlace) => {
  await db.run(sql`update refresh_tokens set replaced_at = ${db.now} where token_hash = ${hashOfToken(token)}`)
  await db.run(sql`
    insert into refresh_tokens (token_hash, session_id, issued_at)
    values (${hashOfToken(successor)}, ${sessionId}, ${db.now})`)
  await db.run(sql`
    update sessions
    set last_used_at = ${db.now}, expires_at = ${secondsAfter(db.now, SESSION_SECONDS)},
        address = ${place.address}, user_agent = ${place.userAgent}
    where id = ${sessionId}`)
}

/** Each refresh token works once and gives the next. One that was replaced a while ago can only be a stolen copy. */
export const refreshToken = async (
  db: Tx,
  platform: Platform,
  http: HttpExchange,
  token: string,
): Promise<OpenedSession> => {
  const place: SessionPlace = { address: http.address, userAgent: http.userAgent }
  // Both rows are locked, so that of two calls at once the second sees what the first has done.
  const row = await db.row<TokenRow>(sql`
    select s.id as "sessionId", s.user_id as "userId", t.replaced_at as "replacedAt",
           s.revoked_at is null and s.expires_at > ${db.now} as "isOpen",
           not ${http.addressBlock} = any (u.known_networks) as "isOnNewNetwork"
    from refresh_tokens t
    join sessions s on s.id = t.session_id
    join users u on u.id = s.user_id
    where t.token_hash = ${hashOfToken(token)}
    for update of t, s`)
  if (!row?.isOpen) throw new Refusal('invalidRefreshToken')
  const { sessionId, userId, replacedAt, isOnNewNetwork } = row
  const successor = successorOf(platform.secret, token)
  if (replacedAt === null) {
    await platform.limits.take(db, refreshes, sessionId)
    await rotate(db, token, successor, sessionId, place)
  } else if (secondsAfter(replacedAt, GRACE_SECONDS) < db.now) {
    await endSessionOf(db, userId, sessionId)
    db.record({
      entity: 'user',
      id: userId,
      action: 'sessionEndedAfterReuse',
      after: { session: sessionId, ...place },
    })
    throw new Refusal('invalidRefreshToken', {}, true)
  }
  if (isOnNewNetwork) await rememberNetwork(db, http, userId)
  return { sessionId, refreshToken: successor }
}
