import { createHash, createHmac } from 'node:crypto'
import { type Actor, isVisitorActor, scopeOf } from '../auth/actor'
import type { Columns } from '../database/columns'
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

type Print = (text: string) => string

/** Requests hold passwords and card numbers, so finding the text of a print takes the installation's secret. */
export const printWith = (secret: string): Print => {
  const key = createHmac('sha256', secret).update('idempotent calls').digest()
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}

/** What a mutation answers, ready to be sent: now, or again word for word when the call is repeated. */
export type Answer = Columns<'idempotency_keys', 'status' | 'body'>

export interface IdempotentCall {
  readonly company: string
  readonly actor: string
  readonly key: string
  /** The print of the request: the same request has the same print. */
  readonly request: string
}

/** Callers who are not signed in share a space of keys that no user has, as nothing tells them apart yet. */
const A_STRANGER = '00000000-0000-0000-0000-000000000000'

interface AskedOnce {
  readonly key: string
  readonly endpoint: string
  readonly input: CheckedRequest
  readonly actor: Actor | undefined
}

export const idempotentCall = (print: Print, { key, endpoint, input, actor }: AskedOnce): IdempotentCall => {
  const { companyId, employeeId, userId } = scopeOf(actor)
  const files = uploadsOf(input).map((upload) => upload.sha256)
  return {
    company: companyId,
    actor: (isVisitorActor(actor) ? actor.visitor?.id : (employeeId ?? userId)) ?? A_STRANGER,
    // Any caller who is not signed in and knows a key could ask for its answer, so the key itself is not stored.
    key: actor ? key : print(key),
    request: print(JSON.stringify([endpoint, input.params, input.query, input.body, files])),
  }
}

/** The answer to an earlier call with the same key, if there is one. */
export const earlierAnswer = async (db: Db, call: IdempotentCall): Promise<Answer | undefined> => {
  const answer = await db.row<Answer & { request: string }>(sql`
    select request, status, body from idempotency_keys
    where company_id = ${call.company} and actor_id = ${call.actor} and key = ${call.key}`)
  if (!answer) return undefined
  if (answer.request !== call.request) throw new Refusal('idempotencyKeyReused')
  return answer
}

/** Waits for another call with the same key that has taken this lock; it is held to the end of the transaction. */
export const lockCall = async (db: Db, call: IdempotentCall): Promise<void> => {
  const lock = createHash('sha256').update(`${call.actor} ${call.key}`).digest().readBigInt64BE()
  await db.run(sql`select pg_advisory_xact_lock(${lock.toString()}::bigint)`)
}

export const storedAnswer = (call: IdempotentCall, { status, body }: Answer): StoredAnswer => ({
  status,
  body,
  ...call,
})
