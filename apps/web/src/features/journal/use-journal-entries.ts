import { ApiError } from '@praxis/contract/protocol/caller'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { mergePages } from '../../ui/lists/merge-pages'
import { allJournalPagesQuery, journalPageQuery } from './journal.queries'
import type { JournalSearch } from './journal-search'
import type { JournalTargetIds } from './journal-target'

/** Whether the server refused: entries shown before must not stay once they are not for this reader. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.status)

/** The entries of a journal, page by page or as an endless list, as the person prefers. */
export function useJournalEntries(target: JournalTargetIds, search: JournalSearch, isInfinite: boolean) {
  const { page = 1, ...filter } = search
  const paged = useQuery({ ...journalPageQuery(target, filter, page), enabled: !isInfinite })
  const endless = useInfiniteQuery({ ...allJournalPagesQuery(target, filter), enabled: isInfinite })
  const pages = endless.data?.pages
  const shown = isInfinite ? endless : paged
  const newest = isInfinite ? pages?.[0] : paged.data
  const isRefused = isRefusal(shown.error)
  const entries = isInfinite
    ? pages &&
      mergePages(
        pages.map((each) => ({ page: each.metadata.page, items: each.items })),
        ({ id }) => id,
      )
    : paged.data?.items
  return {
    entries: isRefused ? undefined : entries,
    isOutdated: shown.isPlaceholderData,
    metadata: isRefused ? undefined : isInfinite ? pages?.at(-1)?.metadata : paged.data?.metadata,
    counts: isRefused ? undefined : newest?.countByCategory,
    /** Undefined until the journal has loaded. */
    mayWrite: isRefused ? false : newest?.can.create,
    // Entries on screen stay there when a refetch or a further page fails.
    error: entries && !isRefused ? null : (shown.error?.message ?? null),
    retry: () => void shown.refetch(),
    endless,
  }
}
