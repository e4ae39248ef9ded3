import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { mergePages } from '../../../ui/lists/merge-pages'
import { allClientPagesQuery, clientPageQuery, type ListedClients } from '../clients.queries'

/** Page by page, or on and on, as the person prefers. */
export function useListedClients(listed: ListedClients, page: number, isInfinite: boolean) {
  const paged = useQuery({ ...clientPageQuery(listed, page), enabled: !isInfinite })
  const endless = useInfiniteQuery({ ...allClientPagesQuery(listed), enabled: isInfinite })
  const pages = endless.data?.pages
  const shown = isInfinite ? endless : paged
  const items = isInfinite
    ? pages &&
      mergePages(
        pages.map((each) => ({ page: each.metadata.page, items: each.items })),
        ({ id }) => id,
      )
    : paged.data?.items
  return {
    items,
    metadata: isInfinite ? pages?.at(-1)?.metadata : paged.data?.metadata,
    // What is on screen stays there when a refetch or a further page fails.
    error: items ? null : (shown.error?.message ?? null),
    retry: () => void shown.refetch(),
    endless,
  }
}
