import type { ClientTab } from '../features/clients/client-tabs'
import { type JournalSearch, readJournalSearch } from '../features/journal/journal-search'
import { type LoggedTimeSearch, loggedTimeList, readTimePeriod } from '../features/time-reports/time-search'

/** What the address of a client says, for whichever of its tabs. */
export interface ClientSearch extends JournalSearch, LoggedTimeSearch {
  /** The panel of changes stands open. */
  readonly history?: true
  /** The tab, as addresses named it before tabs had paths. */
  readonly tab?: string
}

export const readClientSearch = (search: Record<string, unknown>): ClientSearch => ({
  ...readJournalSearch(search),
  ...loggedTimeList.read(search),
  ...(search.history === true && { history: true as const }),
  ...(typeof search.tab === 'string' && { tab: search.tab }),
})

/** The filters of a tab; those of the journal and of time count only while these are shown. */
export function filtersOn(tab: ClientTab, search: ClientSearch): JournalSearch & LoggedTimeSearch {
  if (tab === 'journal') return readJournalSearch({ ...search })
  if (tab === 'timeBreakdown') return readTimePeriod({ ...search })
  return tab === 'timeSheetSubmission' ? loggedTimeList.read({ ...search }) : {}
}
