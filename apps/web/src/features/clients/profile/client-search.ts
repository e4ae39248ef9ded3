import { type JournalSearch, readJournalSearch } from '../../journal/journal-search'

export type ClientTab = 'details' | 'contacts' | 'journal'

export interface ClientSearch extends JournalSearch {
  readonly tab?: ClientTab
  /** The panel of changes stands open. */
  readonly history?: true
}

const TABS = ['details', 'contacts', 'journal'] as const satisfies readonly ClientTab[]

/** Filters of the journal count only while the journal is shown. */
export function readClientSearch(search: Record<string, unknown>): ClientSearch {
  const tab = TABS.find((each) => each === search.tab) ?? 'details'
  return {
    tab,
    ...(search.history === true && { history: true as const }),
    ...(tab === 'journal' && readJournalSearch(search)),
  }
}
