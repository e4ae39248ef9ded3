import type { SubmittedGroup } from '@praxis/contract/expenses/expenses'
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { listedPages } from '../../ui/lists/listed-pages'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { openExpensesQuery, submittedExpensesQueries } from './expenses.queries'
import type { ExpenseSearch } from './expenses-search'
import { askedSubmitted, shownOpen, showsOpen, showsSubmitted } from './list/shown-claims'

/** Lists know their items by an id. */
const withIDs = <Page extends { items: SubmittedGroup[] }>(page: Page) => ({
  ...page,
  items: page.items.map((group) => ({ ...group, id: group.groupIdentifier })),
})

/** The submitted groups, page by page or as an endless list, as the person prefers. */
function useSubmitted(search: ExpenseSearch) {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { infiniteScrolling: isInfinite } = workspace.employment.preferences
  const { page = 1 } = search
  const queries = submittedExpensesQueries(askedSubmitted(search))
  const isAsked = showsSubmitted(search)
  const paged = useQuery({ ...queries.page(page), enabled: isAsked && !isInfinite, select: withIDs })
  const endless = useInfiniteQuery({
    ...queries.all,
    enabled: isAsked && isInfinite,
    select: (data) => ({ ...data, pages: data.pages.map(withIDs) }),
  })
  return listedPages(paged, endless, isInfinite, page)
}

/** The claims that the address asks for, in the order they are listed. */
export function useClaims(search: ExpenseSearch) {
  const open = useQuery(openExpensesQuery)
  const submitted = useSubmitted(search)
  const openShown = showsOpen(search) ? open.data : undefined
  const groups = showsSubmitted(search) ? submitted.items : []
  const isLoaded = (!showsOpen(search) || open.data !== undefined) && groups !== undefined
  const openError = open.data ? undefined : open.error?.message
  const listed = [
    ...(openShown ? shownOpen(openShown.items, search) : []),
    ...(groups ?? []).flatMap(({ expenses }) => expenses),
  ]
  return {
    /** All open claims, whether they are listed or not. */
    open: open.data,
    openShown,
    groups: groups ?? [],
    submitted: showsSubmitted(search) ? submitted : undefined,
    isLoaded,
    isOutdated: submitted.isOutdated,
    listed,
    error: isLoaded ? undefined : (openError ?? submitted.error),
    retry: openError ? () => void open.refetch() : submitted.retry,
  }
}
