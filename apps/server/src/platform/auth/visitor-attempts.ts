import { createHash } from 'node:crypto'
import type { Db, Tx } from '../database/database'
import type { Limit, Limits } from '../limits/limits'

const QUARTER = 15 * 60
const HOUR = 3600
const DAY = 24 * HOUR

/**
 * How often the password of a portal may be wrong: from one network at one portal, at all of them, with one address, and at
 * one portal from everywhere. Whoever came in before sends a token, which is not counted.
 */
export const visitLimits = {
  place: { name: 'portal.place', attempts: 20, seconds: QUARTER },
  network: { name: 'portal.network', attempts: 50, seconds: QUARTER },
  email: { name: 'portal.email', attempts: 40, seconds: HOUR },
  reference: { name: 'portal.reference', attempts: 100, seconds: HOUR },
  /** References that lead nowhere, from one network. */
  unknown: { name: 'portal.unknown', attempts: 30, seconds: HOUR },
  /** Who comes to one portal for the first time: one password must not make visitors without end. */
  newcomers: { name: 'portal.newcomers', attempts: 200, seconds: DAY },
} as const satisfies Record<string, Limit>

/** Whose attempt is counted. */
type Counted = Pick<Db, 'scope' | 'confirm'>

export interface VisitAttempt {
  readonly reference: string
  readonly email: string
  readonly network: string
}

/** Texts that anybody types are counted under a form that can be stored. */
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url')

const countsOf = ({ reference, email, network }: VisitAttempt): (readonly [Limit, string])[] => [
  [visitLimits.place, `${hashed(reference)} ${network}`],
  [visitLimits.network, network],
  [visitLimits.email, hashed(email)],
  [visitLimits.reference, hashed(reference)],
]

/** Counts an attempt before the password is checked, so that many at the same moment cannot pass a limit. */
export const takeVisit = async (db: Counted, limits: Limits, attempt: VisitAttempt) => {
  for (const [limit, subject] of countsOf(attempt)) await limits.take(db, limit, subject)
}

/** Counts a reference that has led nowhere, or not any more. */
export const takeUnknown = (db: Counted, limits: Limits, { network }: VisitAttempt): Promise<void> =>
  limits.take(db, visitLimits.unknown, network)

/** Takes the attempt back: nothing was guessed. */
export const takeBackVisit = async (db: Tx, limits: Limits, attempt: VisitAttempt): Promise<void> => {
  for (const [limit, subject] of countsOf(attempt)) await limits.giveBack(db, limit, subject)
}

/** Counts somebody who comes in for the first time. */
export const takeNewcomer = (db: Counted, limits: Limits, portalId: string): Promise<void> =>
  limits.take(db, visitLimits.newcomers, portalId)
