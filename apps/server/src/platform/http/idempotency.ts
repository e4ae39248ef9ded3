import { createHash } from 'node:crypto'
import type { Db } from '../database/database'
import type { StoredAnswer } from '../database/effects'
import { sql } from '../database/sql'
import { invalidField, Refusal } from '../refusal'
import { type CheckedRequest, uploadsOf } from './read-input'

const KEY = /^[\x21-\x7e]{1,200}$/

export const readIdempotencyKey = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !KEY.test(header)) throw invalidField('Idempotency-Key', 'Invalid input')
  return header
}

/** What was asked, in one short text: the same request has the same print. */
export const printOf = (endpoint: string, input: CheckedRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        endpoint,
        input.params,
        input.query,
        input.body,
        uploadsOf(input).map((upload) => upload.sha256),
      ]),
    )
    .digest('base64url')

/** An answer that was given before, word for word. */
export class RepeatedAnswer {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {}
}

export interface IdempotentCall {
  readonly company: string
  readonly actor: string
  readonly key: string
  readonly request: string
}

/**
 * Waits for a call with the same key that is under way, then gives its answer if it left one. The lock is held to the
 * end of the transaction, so of fifty at once one works and the others repeat its answer.
 */
export const repeatedAnswer = async (db: Db, call: IdempotentCall): Promise<RepeatedAnswer | undefined> => {
  const lock = createHash('sha256').update(`${call.actor} ${call.key}`).digest().readBigInt64BE()
  const [, answers] = await Promise.all([
    db.run(sql`select pg_advisory_xact_lock(${lock.toString()}::bigint)`),
    // A statement of its own: its snapshot is taken after the lock was granted.
    db.rows<{ request: string; status: number; body: string }>(sql`
      select request, status, body from idempotency_keys
      where company_id = ${call.company} and actor_id = ${call.actor} and key = ${call.key}`),
  ])
  const [answer] = answers
  if (!answer) return undefined
  if (answer.request !== call.request) throw new Refusal('idempotencyKeyReused')
  return new RepeatedAnswer(answer.status, answer.body)
}

export const storedAnswer = (call: IdempotentCall, status: number, body: string): StoredAnswer => ({
  ...call,
  status,
  body,
})
