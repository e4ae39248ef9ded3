export interface OpportunityPageSearch {
  /** The panel of changes stands open. */
  readonly history?: true
}

export const readOpportunityPageSearch = (search: Record<string, unknown>): OpportunityPageSearch =>
  search.history === true ? { history: true } : {}
