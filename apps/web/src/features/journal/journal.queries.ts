import { journalEntries } from '@praxis/contract/clients/journal'
import { allPagesQuery, query } from '../../api/query'
import type { JournalSearch } from './journal-search'
import type { JournalTargetIds } from './journal-target'

const MINUTE_MS = 60_000
/** Addresses of files work for ten minutes at least; an open journal fetches new ones before that. */
const asPage = { keepsPrevious: true, refetchInterval: 8 * MINUTE_MS }

type JournalFilter = Omit<JournalSearch, 'page'>

const pageOf = (target: JournalTargetIds, filter: JournalFilter) => (page: number) => ({
  query: { ...target, ...filter, page },
})

/** An entry that is being edited; each editing begins with what the list shows. */
export const journalEntryQuery = (id: string) =>
  query(journalEntries.getJournalEntry, { params: { id } }, { gcTime: 0 })

export const journalPageQuery = (target: JournalTargetIds, filter: JournalFilter, page: number) =>
  query(journalEntries.listJournalEntries, pageOf(target, filter)(page), asPage)

export const allJournalPagesQuery = (target: JournalTargetIds, filter: JournalFilter) =>
  allPagesQuery(journalEntries.listJournalEntries, pageOf(target, filter), asPage)
