import type { PageMetadata } from '@praxis/contract/protocol/page'
import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { listedPages } from '../../ui/lists/listed-pages'
import { workspaceQuery } from './workspaces.queries'

interface PageOf<Item> {
  readonly items: Item[]
  readonly metadata: PageMetadata
}

/** The queries of a list: one page of it, and all pages so far. */
export interface ListQueries<Item> {
  readonly page: (page: number) => UseQueryOptions<PageOf<Item>, Error, PageOf<Item>, readonly unknown[]>
  readonly all: UseInfiniteQueryOptions<PageOf<Item>, Error, InfiniteData<PageOf<Item>>, unknown[], number>
}

/** What is listed, page by page or as an endless list, as the person prefers. */
export function useListed<Item extends { readonly id: string }>(queries: ListQueries<Item>, page = 1) {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { infiniteScrolling: isInfinite } = workspace.employment.preferences
  const paged = useQuery({ ...queries.page(page), enabled: !isInfinite })
  const endless = useInfiniteQuery({ ...queries.all, enabled: isInfinite })
  return listedPages(paged, endless, isInfinite, page)
}
