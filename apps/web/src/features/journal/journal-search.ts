import { id, pageAfterFirst, period, present, text } from '../../shell/address-values'

/** What the address says about a journal: the same link shows the same entries. */
export interface JournalSearch {
  readonly categoryID?: string
  readonly fromDate?: string
  readonly toDate?: string
  readonly search?: string
  readonly page?: number
}

/** Reads the filters of an address; the two days of a period count only together, and only in their order. */
export function readJournalSearch(search: Record<string, unknown>): JournalSearch {
  const { from, to } = period(search.fromDate, search.toDate)
  return present<JournalSearch>({
    categoryID: id(search.categoryID),
    fromDate: from,
    toDate: to,
    search: text(search.search),
    page: pageAfterFirst(search.page),
  })
}

export const isJournalFiltered = ({ page: _, ...filters }: JournalSearch): boolean => Object.keys(filters).length > 0
