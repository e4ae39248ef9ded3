import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Refusal } from '../../platform/refusal'
import { hashOfToken, newToken, secondsAfter } from './secret-tokens'

export type LinkPurpose = 'verify' | 'resetPassword'

const validSeconds: Readonly<Record<LinkPurpose, number>> = { verify: 24 * 3600, resetPassword: 3600 }

/** Makes the token of a link that proves who reads a user's mail. Only its hash is kept. */
export const createLinkToken = async (db: Tx, userId: string, purpose: LinkPurpose): Promise<string> => {
  const token = newToken()
  await db.run(sql`
    insert into user_tokens (token_hash, user_id, purpose, created_at, expires_at)
    values (${hashOfToken(token)}, ${userId}, ${purpose}, ${db.now}, ${secondsAfter(db.now, validSeconds[purpose])})`)
  return token
}

/** Whose token it is; refused when it is unknown, was used or is too old. */
export const checkLinkToken = async (db: Tx, token: string, purpose: LinkPurpose): Promise<string> => {
  const row = await db.row<{ user_id: string }>(sql`
    select user_id from user_tokens
    where token_hash = ${hashOfToken(token)} and purpose = ${purpose} and used_at is null and expires_at > ${db.now}`)
  if (!row) throw new Refusal('invalidToken')
  return row.user_id
}

/** Whatever links were mailed for the purpose stop working. */
export const voidLinkTokens = async (db: Tx, userId: string, purpose: LinkPurpose): Promise<void> => {
  await db.run(sql`
    update user_tokens set used_at = ${db.now}
    where user_id = ${userId} and purpose = ${purpose} and used_at is null`)
}

/** Uses a token up, and with it every other one the user has for the same purpose. */
export const useLinkToken = async (db: Tx, token: string, purpose: LinkPurpose): Promise<string> => {
  const row = await db.row<{ user_id: string }>(sql`
    update user_tokens set used_at = ${db.now}
    where token_hash = ${hashOfToken(token)} and purpose = ${purpose} and used_at is null and expires_at > ${db.now}
    returning user_id`)
  if (!row) throw new Refusal('invalidToken')
  await voidLinkTokens(db, row.user_id, purpose)
  return row.user_id
}
