import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { mergePages } from '../../ui/lists/merge-pages'
import { allJournalPagesQuery, journalPageQuery } from './journal.queries'
import type { JournalSearch } from './journal-search'
import type { JournalTargetIds } from './journal-target'

/** Page by page, or on and on, as the person prefers. */
export function useJournalEntries(target: JournalTargetIds, search: JournalSearch, isInfinite: boolean) {
  const { page = 1, ...filter } = search
  const paged = useQuery({ ...journalPageQuery(target, filter, page), enabled: !isInfinite })
  const endless = useInfiniteQuery({ ...allJournalPagesQuery(target, filter), enabled: isInfinite })
  const pages = endless.data?.pages
  const shown = isInfinite ? endless : paged
  const newest = isInfinite ? pages?.[0] : paged.data
  const entries = isInfinite
    ? pages &&
      mergePages(
        pages.map((each) => ({ page: each.metadata.page, items: each.items })),
        ({ id }) => id,
      )
    : paged.data?.items
  return {
    entries,
    metadata: isInfinite ? pages?.at(-1)?.metadata : paged.data?.metadata,
    counts: newest?.countByCategory,
    mayCreate: newest?.can.create ?? false,
    // What is on screen stays there when a refetch or a further page fails.
    error: entries ? null : (shown.error?.message ?? null),
    retry: () => void shown.refetch(),
    endless,
  }
}
