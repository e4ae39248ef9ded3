import { day, id, pageAfterFirst, present, text } from '../../shell/address-values'

/** What the address says about a journal: the same link shows the same entries. */
export interface JournalSearch {
  readonly categoryID?: string
  readonly fromDate?: string
  readonly toDate?: string
  readonly search?: string
  readonly page?: number
}

export type JournalChanges = { readonly [Name in keyof JournalSearch]?: JournalSearch[Name] | undefined }

/** Reads the filters of an address; the two days of a period count only together, and only in their order. */
export function readJournalSearch(search: Record<string, unknown>): JournalSearch {
  const [fromDate, toDate] = [day(search.fromDate), day(search.toDate)]
  const isPeriod = fromDate !== undefined && toDate !== undefined && fromDate <= toDate
  return present<JournalSearch>({
    categoryID: id(search.categoryID),
    fromDate: isPeriod ? fromDate : undefined,
    toDate: isPeriod ? toDate : undefined,
    search: text(search.search),
    page: pageAfterFirst(search.page),
  })
}

/** The search with changes; another filter begins at the first page. */
export const changedJournal = (search: JournalSearch, changes: JournalChanges): JournalSearch =>
  present<JournalSearch>({ ...search, page: undefined, ...changes })

export const isJournalFiltered = ({ page: _, ...filters }: JournalSearch): boolean => Object.keys(filters).length > 0
