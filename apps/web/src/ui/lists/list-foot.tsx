import type { ReactNode } from 'react'
import { InfiniteFoot } from './infinite-foot'
import type { ListedPages } from './listed-pages'
import { PageSizeMenu } from './page-size-menu'
import { Pager } from './pager'
import { useExistingPage } from './use-existing-page'

interface ListFootProps {
  readonly listed: ListedPages
  readonly page: number
  /** `replaces`: the page in the address does not exist, so that going back does not lead to it. */
  readonly onPage: (page: number, replaces?: boolean) => void
  /** Shown beside the count, to say what it does not. */
  readonly note?: ReactNode
  /** The page sizes, where people can choose. */
  readonly sizes?: readonly number[]
  readonly onSize?: (size: number) => void
}

/** The pages of a list, or the end of an endless one. */
export function ListFoot({ listed, page, onPage, note, sizes, onSize }: ListFootProps) {
  const { items, metadata, endless, isInfinite } = listed
  useExistingPage(listed.pageInstead, (existing) => onPage(existing, true))
  if (!items || !metadata || metadata.total === 0) return null
  if (!isInfinite)
    return (
      <Pager page={page} per={metadata.per} total={metadata.total} onPage={onPage}>
        {note && <span>{note}</span>}
        {sizes && onSize && <PageSizeMenu sizes={sizes} value={metadata.per} onChange={onSize} />}
      </Pager>
    )
  return (
    <InfiniteFoot
      shown={items.length}
      total={metadata.total}
      hasMore={endless.hasNextPage}
      isLoading={endless.isFetchingNextPage}
      error={endless.isFetchNextPageError ? (endless.error?.message ?? null) : null}
      onMore={() => void endless.fetchNextPage()}
    />
  )
}
