import { ApiError } from '@praxis/contract/protocol/caller'
import { textOf } from '@praxis/contract/protocol/reason-texts'
import type { Reason } from '@praxis/contract/protocol/reasons'

/** Reasons that are about a single field without naming it, with the name of that field. */
export type FieldOfReason = { readonly [Each in Reason]?: string }

interface Refused {
  /** The names of the form's fields. */
  readonly names: readonly string[]
  readonly isOfRecord?: boolean
  readonly fieldOfReason?: FieldOfReason | undefined
}

export interface Refusal {
  /** The refusal as a whole, in words. */
  readonly text: string
  /** Problems of single fields, by the form's own names. */
  readonly fields: Readonly<Record<string, string>>
  /** The server answered, so it is certain that nothing was saved. */
  readonly isAnswer: boolean
  /** The refusal is about a single field, where it is told. */
  readonly isOfField?: boolean
}

/** Shown when an attempt whose answer was lost did arrive: what was typed since then is not in it. */
const SAVED_BEFORE = 'This was already saved, without your latest changes. Check it before you save again.'

/** Shown when the form's record is gone; the mutation fetches its lists again, so it leaves them. */
const GONE = 'This was deleted in the meantime, or you no longer have access to it. What you typed is still here.'

/** The form's field that a refused path is about: its own name, or the nearest part (details.name is name). */
const fieldOf = (path: string, names: readonly string[]): string | undefined => {
  if (names.includes(path)) return path
  return path
    .split('.')
    .reverse()
    .find((part) => names.includes(part))
}

export function refusalOf(error: unknown, { names, isOfRecord = false, fieldOfReason = {} }: Refused): Refusal {
  if (!(error instanceof ApiError)) {
    const isUnreachable = error instanceof Error && error.name === 'ConnectionError'
    return { text: isUnreachable ? error.message : textOf({ reason: 'unavailable' }), fields: {}, isAnswer: false }
  }
  if (error.reason === 'idempotencyKeyReused') return { text: SAVED_BEFORE, fields: {}, isAnswer: true }
  const isGeneral = error.reason === 'notFound' && error.message === textOf({ reason: 'notFound' })
  if (isOfRecord && isGeneral) return { text: GONE, fields: {}, isAnswer: true }
  const name = error.refusal.fields?.length ? undefined : fieldOfReason[error.reason as Reason]
  if (name) return { text: error.message, fields: { [name]: error.message }, isAnswer: true, isOfField: true }
  const fields: Record<string, string> = {}
  const elsewhere: string[] = []
  for (const { path, message } of error.refusal.fields ?? []) {
    const name = fieldOf(path, names)
    if (name === undefined) elsewhere.push(`${path}: ${message}`)
    else fields[name] ??= message
  }
  return { text: [error.message, ...elsewhere].join(' · '), fields, isAnswer: true }
}
