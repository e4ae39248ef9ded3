import { randomUUID } from 'node:crypto'
import type { Columns } from '../../platform/database/columns'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { hashOfToken, newToken, secondsAfter } from './secret-tokens'

/** A session ends sixty days after its last use. */
export const SESSION_SECONDS = 60 * 24 * 3600

export interface SessionPlace {
  readonly address: string
  readonly userAgent: string
}

export interface OpenedSession {
  readonly sessionId: string
  readonly refreshToken: string
}

/** More sessions than anybody needs. */
const MOST_SESSIONS = 50

/** Ends the session that was not used for longest, once a user has as many as they may. */
const makeRoom = async (db: Tx, userId: string): Promise<void> => {
  const ended = await db.rows<Columns<'sessions', 'id'>>(sql`
    update sessions set revoked_at = ${db.now}
    where id in (
      select id from sessions
      where user_id = ${userId} and revoked_at is null and expires_at > ${db.now}
      order by last_used_at desc, created_at desc, id
      offset ${MOST_SESSIONS - 1})
    returning id`)
  for (const { id } of ended) {
    db.announce({ kind: 'access', session: id })
    db.record({ entity: 'user', id: userId, action: 'oldestSessionEnded', after: { session: id } })
  }
}

/** The user's row is locked, so that of several sign-ins at once each sees the others. */
export const openSession = async (db: Tx, userId: string, place: SessionPlace): Promise<OpenedSession> => {
  await makeRoom(db, userId)
  const sessionId = randomUUID()
  const refreshToken = newToken()
  await db.run(sql`
    insert into sessions (id, user_id, user_agent, address, created_at, last_used_at, expires_at)
    values (${sessionId}, ${userId}, ${place.userAgent}, ${place.address}, ${db.now}, ${db.now},
            ${secondsAfter(db.now, SESSION_SECONDS)})`)
  await db.run(sql`
    insert into refresh_tokens (token_hash, session_id, issued_at)
    values (${hashOfToken(refreshToken)}, ${sessionId}, ${db.now})`)
  return { sessionId, refreshToken }
}

/** Ends one session of a user; false when they have no such open session. */
export const endSessionOf = async (db: Tx, userId: string, sessionId: string): Promise<boolean> => {
  const ended = await db.run(sql`
    update sessions set revoked_at = ${db.now}
    where id = ${sessionId} and user_id = ${userId} and revoked_at is null and expires_at > ${db.now}`)
  if (ended === 0) return false
  db.announce({ kind: 'access', session: sessionId })
  return true
}

/** Ends all sessions of a user except the one they keep. Answers how many there were. */
export const endSessionsOf = async (db: Tx, userId: string, kept?: string): Promise<number> => {
  const ended = await db.run(sql`
    update sessions set revoked_at = ${db.now}
    where user_id = ${userId} and revoked_at is null and id is distinct from ${kept ?? null}`)
  db.announce({ kind: 'access', user: userId })
  return ended
}
