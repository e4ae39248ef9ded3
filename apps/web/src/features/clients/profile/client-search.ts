import { type JournalSearch, readJournalSearch } from '../../journal/journal-search'
import { type LoggedTimeSearch, readLoggedTimeSearch, readTimePeriod } from '../../time-reports/time-search'

/** Details are the client's own path, the others follow it. */
export type ClientTab = 'details' | ClientSubTab
type ClientSubTab = (typeof SUB_TABS)[number]

export interface ClientSearch extends JournalSearch, LoggedTimeSearch {
  /** The panel of changes stands open. */
  readonly history?: true
  /** As addresses named it before tabs had paths. */
  readonly tab?: string
}

const SUB_TABS = ['contacts', 'journal', 'timeBreakdown', 'timeSheetSubmission'] as const

export const isClientTab = (tab: unknown): tab is ClientSubTab => SUB_TABS.some((each) => each === tab)

export const readClientSearch = (search: Record<string, unknown>): ClientSearch => ({
  ...readJournalSearch(search),
  ...readLoggedTimeSearch(search),
  ...(search.history === true && { history: true as const }),
  ...(typeof search.tab === 'string' && { tab: search.tab }),
})

/** Filters of the journal and of time count only while these are shown. */
export function filtersOn(tab: ClientTab, search: ClientSearch): JournalSearch & LoggedTimeSearch {
  if (tab === 'journal') return readJournalSearch({ ...search })
  if (tab === 'timeBreakdown') return readTimePeriod({ ...search })
  return tab === 'timeSheetSubmission' ? readLoggedTimeSearch({ ...search }) : {}
}
