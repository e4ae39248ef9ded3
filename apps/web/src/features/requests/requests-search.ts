import { id, oneOf, pageAfterFirst, period, present, text } from '../../shell/address-values'

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

export const readRequestsSearch = (search: Record<string, unknown>): RequestsSearch =>
  present<RequestsSearch>({
    ...period(search.from, search.to),
    state: oneOf(STATES, search.state),
    search: text(search.search),
    page: pageAfterFirst(search.page),
    correct: id(search.correct),
  })

export const isNarrowed = ({ state, search }: RequestsSearch): boolean => state !== undefined || search !== undefined
