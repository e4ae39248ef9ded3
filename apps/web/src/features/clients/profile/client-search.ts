import { type JournalSearch, readJournalSearch } from '../../journal/journal-search'
import { type LoggedTimeSearch, readLoggedTimeSearch, readTimePeriod } from '../../time-reports/time-search'

export type ClientTab = 'details' | 'contacts' | 'journal' | 'timeBreakdown' | 'timeSheetSubmission'

export interface ClientSearch extends JournalSearch, LoggedTimeSearch {
  readonly tab?: ClientTab
  /** The panel of changes stands open. */
  readonly history?: true
}

const TABS = [
  'details',
  'contacts',
  'journal',
  'timeBreakdown',
  'timeSheetSubmission',
] as const satisfies readonly ClientTab[]

/** Filters of the journal and of time count only while these are shown. */
export function readClientSearch(search: Record<string, unknown>): ClientSearch {
  const tab = TABS.find((each) => each === search.tab) ?? 'details'
  return {
    tab,
    ...(search.history === true && { history: true as const }),
    ...(tab === 'journal' && readJournalSearch(search)),
    ...(tab === 'timeBreakdown' && readTimePeriod(search)),
    ...(tab === 'timeSheetSubmission' && readLoggedTimeSearch(search)),
  }
}
