/** How the search part of an address is read: what means nothing there is as if it were absent. */

/** The present ones of some values, so that an address carries nothing it need not say. */
export function present<Values extends object>(
  values: {
    readonly [Name in keyof Values]?: Values[Name] | undefined
  },
): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>
}

export const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given)

/** Digits alone arrive as a number. */
export const text = (given: unknown): string | undefined => {
  const written = typeof given === 'number' ? String(given) : given
  return typeof written === 'string' && written.trim() !== '' ? written : undefined
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const id = (given: unknown): string | undefined => {
  const written = text(given)
  return written && UUID.test(written) ? written : undefined
}

export const truth = (given: unknown): boolean | undefined => (typeof given === 'boolean' ? given : undefined)

/** The first page needs no mention. */
export const pageAfterFirst = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isInteger(given) && given > 1 ? given : undefined

/** A day that there is, without the calendar's rules: every address of the product is read before they are loaded. */
export const day = (given: unknown): string | undefined => {
  if (typeof given !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(given)) return undefined
  const moment = new Date(`${given}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(given) ? undefined : given
}
