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

export interface PageOfItems {
  readonly items: { readonly id: string }[]
  readonly metadata: PageMetadata
}

/** The queries of a list: one page of it, and all pages so far. */
export interface ListQueries<Page> {
  readonly page: (page: number) => UseQueryOptions<Page, Error, Page, readonly unknown[]>
  readonly all: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, unknown[], number>
}

/** What is listed, page by page or as an endless list, as the person prefers; with what the answer says beside it. */
export function useListed<Page extends PageOfItems>(queries: ListQueries<Page>, page = 1) {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { infiniteScrolling: isInfinite } = workspace.employment.preferences
  const paged = useQuery({ ...queries.page(page), enabled: !isInfinite })
  const endless = useInfiniteQuery({ ...queries.all, enabled: isInfinite })
  const answered = isInfinite ? endless.data?.pages[0] : paged.data
  return { ...listedPages<Page['items'][number]>(paged, endless, isInfinite, page), answered }
}
