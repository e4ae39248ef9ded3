/** Readers of an address's search part: a value that means nothing is treated as absent. */

/** The values that are present, so that an address carries nothing it need not say. */
export function present<Values extends object>(
  values: {
    readonly [Name in keyof Values]?: Values[Name] | undefined
  },
): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>
}

export type Changes<Search> = { readonly [Name in keyof Search]?: Search[Name] | undefined }

/** The search with changes; another filter or order begins at the first page. */
export const changedSearch = <Search extends { readonly page?: number }>(
  search: Search,
  changes: Changes<Search>,
): Partial<Search> => present<Search>({ ...search, page: undefined, ...changes })

export const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given)

/** A text; one of digits alone arrives as a number. */
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

/** The number of a page; the first needs no mention. */
export const pageAfterFirst = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isInteger(given) && given > 1 ? given : undefined

/** A day that exists, without the calendar's rules: every address of the product is read before they are loaded. */
export const day = (given: unknown): string | undefined => {
  if (typeof given !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(given)) return undefined
  const moment = new Date(`${given}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(given) ? undefined : given
}

/** The two days of a period, which needs both of its ends, in their order. */
export function period(from: unknown, to: unknown): { readonly from?: string; readonly to?: string } {
  const [first, last] = [day(from), day(to)]
  return first && last && first <= last ? { from: first, to: last } : {}
}
