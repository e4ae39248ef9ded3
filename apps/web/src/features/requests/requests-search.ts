import { day, id, oneOf, pageAfterFirst, present, text } from '../../shell/address-values'

const STATES = ['approved', 'denied'] as const
export type DecidedState = (typeof STATES)[number]

/** What the address says of a list of decided requests. */
export interface RequestsSearch {
  /** The days between which the shown requests were decided. */
  readonly from?: string
  readonly to?: string
  readonly state?: DecidedState
  readonly search?: string
  readonly page?: number
  /** The denied request whose correction is to be open. */
  readonly correct?: string
}

export type RequestsChanges = { readonly [Name in keyof RequestsSearch]?: RequestsSearch[Name] | undefined }

export function readRequestsSearch(search: Record<string, unknown>): RequestsSearch {
  const [from, to] = [day(search.from), day(search.to)]
  return present<RequestsSearch>({
    // A period needs both of its ends.
    ...(from && to && from <= to && { from, to }),
    state: oneOf(STATES, search.state),
    search: text(search.search),
    page: pageAfterFirst(search.page),
    correct: id(search.correct),
  })
}

/** The search with changes; another filter begins at the first page. */
export const changedRequests = (search: RequestsSearch, changes: RequestsChanges): RequestsSearch =>
  present<RequestsSearch>({ ...search, page: undefined, ...changes })

export const isNarrowed = ({ state, search }: RequestsSearch): boolean => state !== undefined || search !== undefined
