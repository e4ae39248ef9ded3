import type { Columns } from '../../platform/database/columns'
import type { Db, Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Refusal } from '../../platform/refusal'
import { hashOfToken, newToken, secondsAfter } from './secret-tokens'

export type LinkPurpose = 'verify' | 'resetPassword'

const validSeconds: Readonly<Record<LinkPurpose, number>> = { verify: 24 * 3600, resetPassword: 3600 }

/** The token that a mailed link carries, and until when it works. */
export interface LinkToken {
  readonly token: string
  readonly expiresAt: string
}

/** Makes the token of a link, which proves that its user reads the user's mail. Only its hash is stored. */
export const createLinkToken = async (db: Tx, userId: string, purpose: LinkPurpose): Promise<LinkToken> => {
  const token = newToken()
  const expiresAt = secondsAfter(db.now, validSeconds[purpose])
  await db.run(sql`
    insert into user_tokens (token_hash, user_id, purpose, created_at, expires_at)
    values (${hashOfToken(token)}, ${userId}, ${purpose}, ${db.now}, ${expiresAt})`)
  return { token, expiresAt }
}

/** Refuses a token that is unknown, used or expired. */
export const checkLinkToken = async (db: Db, token: string, purpose: LinkPurpose, now: Date): Promise<void> => {
  const row = await db.row(sql`
    select 1 from user_tokens
    where token_hash = ${hashOfToken(token)} and purpose = ${purpose} and used_at is null
      and expires_at > ${now.toISOString()}`)
  if (!row) throw new Refusal('invalidToken')
}

/** Makes all links that were mailed for the purpose stop working. */
export const voidLinkTokens = async (db: Tx, userId: string, purpose: LinkPurpose): Promise<void> => {
  await db.run(sql`
    update user_tokens set used_at = ${db.now}
    where user_id = ${userId} and purpose = ${purpose} and used_at is null`)
}

/** Uses a token up, and with it every other one the user has for the same purpose. */
export const useLinkToken = async (db: Tx, token: string, purpose: LinkPurpose): Promise<string> => {
  const row = await db.row<Columns<'user_tokens', 'user_id'>>(sql`
    update user_tokens set used_at = ${db.now}
    where token_hash = ${hashOfToken(token)} and purpose = ${purpose} and used_at is null and expires_at > ${db.now}
    returning user_id as "userId"`)
  if (!row) throw new Refusal('invalidToken')
  await voidLinkTokens(db, row.userId, purpose)
  return row.userId
}
