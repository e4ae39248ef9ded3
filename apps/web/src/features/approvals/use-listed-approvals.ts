import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listedPages } from '../../ui/lists/listed-pages'
import type { RequestTypeView, WaitingGroup } from '../requests/request-type-view'
import { allApprovalPagesQuery, approvalPageQuery, type ListedApprovals } from './approvals.queries'

/** A group is not stored, so its key serves as its id in the list. */
export type ListedGroup = WaitingGroup & { readonly id: string }

const withIDs = <Page extends { items: WaitingGroup[] }>(page: Page) => ({
  ...page,
  items: page.items.map((group): ListedGroup => ({ ...group, id: group.key })),
})

/** The waiting groups, page by page or as an endless list, as the person prefers. */
export function useListedApprovals(view: RequestTypeView, listed: ListedApprovals, page: number, isInfinite: boolean) {
  const paged = useQuery({ ...approvalPageQuery(view, listed, page), enabled: !isInfinite, select: withIDs })
  const endless = useInfiniteQuery({
    ...allApprovalPagesQuery(view, listed),
    enabled: isInfinite,
    select: (data) => ({ ...data, pages: data.pages.map(withIDs) }),
  })
  const answered = isInfinite ? endless.data?.pages[0] : paged.data
  return { ...listedPages(paged, endless, isInfinite, page), requestCount: answered?.requestCount }
}
