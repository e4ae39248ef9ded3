import { journalEntries } from '@praxis/contract/clients/journal'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import type { JournalSearch } from './journal-search'
import type { JournalTargetIds } from './journal-target'

const MINUTE_MS = 60_000
/** Addresses of files work for ten minutes at least; an open journal fetches new ones before that. */
const FRESH_LINKS_MS = 8 * MINUTE_MS

type JournalFilter = Omit<JournalSearch, 'page'>

/** Names and images of authors come from users, categories from the company. */
const shared = {
  placeholderData: keepPreviousData,
  meta: { topics: ['user', 'company'] },
  refetchInterval: FRESH_LINKS_MS,
}

/** An entry that is being edited; each editing begins with what the list shows. */
export const journalEntryQuery = (id: string) =>
  queryOptions({
    queryKey: ['journalEntries', 'entry', id],
    queryFn: ({ signal }) => api.call(journalEntries.getJournalEntry, { params: { id } }, { signal }),
    gcTime: 0,
  })

export const journalPageQuery = (target: JournalTargetIds, filter: JournalFilter, page: number) =>
  queryOptions({
    queryKey: ['journalEntries', target, filter, page],
    queryFn: ({ signal }) =>
      api.call(journalEntries.listJournalEntries, { query: { ...target, ...filter, page } }, { signal }),
    ...shared,
  })

export const allJournalPagesQuery = (target: JournalTargetIds, filter: JournalFilter) =>
  infiniteQueryOptions({
    queryKey: ['journalEntries', target, filter, 'all'],
    queryFn: ({ signal, pageParam }) =>
      api.call(journalEntries.listJournalEntries, { query: { ...target, ...filter, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ metadata: { page, hasMore } }) => (hasMore ? page + 1 : undefined),
    ...shared,
  })
