export interface ProjectSearch {
  /** The panel of changes stands open. */
  readonly history?: true
}

export const readProjectSearch = (search: Record<string, unknown>): ProjectSearch =>
  search.history === true ? { history: true } : {}
