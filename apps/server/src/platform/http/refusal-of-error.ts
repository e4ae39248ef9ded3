import * as z from 'zod'
import { type FieldProblem, Refusal } from '../refusal'
import { CallerGone, NotLetIn } from '../shares/lane'
import { constraintReasons, nounOfTable } from './constraint-reasons'
import { wordsOfIssue } from './words-of-issue'

// The library's own words are for programmers, so ours replace them; a schema's words still come first.
z.config({ localeError: wordsOfIssue })

/** More wrong fields than anyone corrects by hand; the answer does not grow with what was sent. */
const MOST_FIELDS = 100

const fieldsOf = (error: z.ZodError): FieldProblem[] =>
  error.issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'Unknown field' }))
        : [{ path: issue.path.join('.'), message: issue.message }],
    )
    .slice(0, MOST_FIELDS)

const textIn = (error: unknown, field: string): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' ? value : undefined
}

const FOREIGN_KEY_VIOLATION = /^(23503|23001)$/

/** Other rows still refer to the record that was to be deleted. A reference to a missing record is a fault of ours. */
const recordInUse = (error: unknown): Refusal | undefined => {
  const table = textIn(error, 'table')
  const refersToNothing = textIn(error, 'message')?.startsWith('insert or update') ?? false
  if (!FOREIGN_KEY_VIOLATION.test(textIn(error, 'code') ?? '') || table === undefined || refersToNothing)
    return undefined
  return new Refusal('recordInUse', { usedBy: nounOfTable(table) })
}

/** Codes of a full disk, from the database or the folder for files. */
const DISK_FULL = /^(53100|ENOSPC|EDQUOT)$/

// The database is stopping, starting, overloaded or gone: a temporary state, and worth another try.
const UNAVAILABLE = /^(57P0[1-5]|57014|25P03|08(?!P01)...|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
const CONNECTION_LOST = /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect/

/** Codes for text that the database cannot store: a NUL character, or half of a surrogate pair. */
const UNSTORABLE_TEXT = /^(22021|22P05)$/
const INVALID_JSON = '22P02'

const isUnstorableText = (error: unknown, code: string): boolean =>
  UNSTORABLE_TEXT.test(code) || (code === INVALID_JSON && /surrogate/.test(textIn(error, 'detail') ?? ''))

const FASTIFY: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('bodyTooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal('unsupportedMediaType'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Refusal('invalidInput'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Refusal('invalidInput'),
  FST_ERR_BAD_URL: () => new Refusal('notFound'),
  FST_ERR_MAX_PARAM_LENGTH: () => new Refusal('notFound'),
}

/** The refusal that an error means, or undefined when nobody foresaw it. */
export const refusalOfError = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error
  if (error instanceof CallerGone) return new Refusal('unavailable')
  if (error instanceof z.ZodError) return new Refusal('invalidInput', { fields: fieldsOf(error) })
  const reason = constraintReasons[textIn(error, 'constraint') ?? '']
  if (reason) return new Refusal(reason)
  const inUse = recordInUse(error)
  if (inUse) return inUse
  const code = textIn(error, 'code')
  if (code === undefined)
    return error instanceof Error && CONNECTION_LOST.test(error.message) ? new Refusal('unavailable') : undefined
  if (isUnstorableText(error, code)) return new Refusal('invalidInput')
  if (DISK_FULL.test(code)) return new Refusal('diskFull')
  if (UNAVAILABLE.test(code)) return new Refusal('unavailable')
  return FASTIFY[code]?.()
}

/** Whether the server could do no work for anybody: trying again at once would only add to its load. */
export const isOverburdened = (error: unknown): boolean =>
  error instanceof NotLetIn || refusalOfError(error)?.reason === 'unavailable'
