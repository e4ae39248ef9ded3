import { isDeepStrictEqual } from 'node:util'
import { isSealed } from '../sealed-values/sealed-text'

type Fields = Readonly<Record<string, unknown>>

const SECRET = /password|secret|token|recovery|hash/i
const HIDDEN = '(hidden)'

/** Secrets never reach the history, whatever a caller passes; that they changed does. */
const withoutSecrets = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRET.test(name) || isSealed(value) ? HIDDEN : value]),
  )

/** The fields that differ, as they were and as they are. */
export const changesBetween = (
  before: Fields | undefined,
  after: Fields | undefined,
): { before?: Fields; after?: Fields } => {
  if (!before || !after) {
    return { ...(before && { before: withoutSecrets(before) }), ...(after && { after: withoutSecrets(after) }) }
  }
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  const pick = (fields: Fields) =>
    withoutSecrets(Object.fromEntries(changed.map((name) => [name, fields[name] ?? null])))
  return { before: pick(before), after: pick(after) }
}
