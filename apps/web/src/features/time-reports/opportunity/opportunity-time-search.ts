import { pageAfterFirst, period, present } from '../../../shell/address-values'

/** What the address says about the time of an opportunity. */
export interface OpportunityTimeSearch {
  readonly from?: string
  readonly to?: string
  readonly page?: number
}

export const readOpportunityTimeSearch = (search: Record<string, unknown>): OpportunityTimeSearch =>
  present<OpportunityTimeSearch>({ ...period(search.from, search.to), page: pageAfterFirst(search.page) })
