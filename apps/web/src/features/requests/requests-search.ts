import { day, present } from '../../shell/address-values'

export interface RequestsSearch {
  /** The days between which the shown requests were decided. */
  readonly from?: string
  readonly to?: string
}

export function readRequestsSearch(search: Record<string, unknown>): RequestsSearch {
  return present<RequestsSearch>({ from: day(search.from), to: day(search.to) })
}
