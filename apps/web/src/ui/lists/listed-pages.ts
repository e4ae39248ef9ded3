import type { PageMetadata } from '@praxis/contract/protocol/page'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { mergePages } from './merge-pages'
import { pageInstead } from './use-existing-page'

interface Page<Item> {
  readonly items: Item[]
  readonly metadata: PageMetadata
}

/** The items of a list: one page, or all pages so far, as the person prefers. */
export function listedPages<Item extends { readonly id: string }>(
  paged: UseQueryResult<Page<Item>>,
  endless: UseInfiniteQueryResult<InfiniteData<Page<Item>>>,
  isInfinite: boolean,
  page: number,
) {
  const pages = endless.data?.pages
  const shown = isInfinite ? endless : paged
  const items = isInfinite
    ? pages &&
      mergePages(
        pages.map((each) => ({ page: each.metadata.page, items: each.items })),
        ({ id }) => id,
      )
    : paged.data?.items
  const instead = isInfinite ? undefined : pageInstead(paged.data, page)
  return {
    isInfinite,
    pageInstead: instead,
    items: instead === undefined ? items : undefined,
    isOutdated: shown.isPlaceholderData,
    metadata: isInfinite ? pages?.at(-1)?.metadata : paged.data?.metadata,
    // Rows on screen stay there when a refetch or a further page fails.
    error: items ? null : (shown.error?.message ?? null),
    retry: () => void shown.refetch(),
    endless,
  }
}

export type ListedPages = ReturnType<typeof listedPages>
