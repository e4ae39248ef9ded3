import { useQuery } from '@tanstack/react-query'
import { openExpensesQuery, submittedExpensesQuery } from './expenses.queries'
import type { ExpenseSearch } from './expenses-search'
import { askedSubmitted, shownOpen, showsOpen, showsSubmitted } from './list/shown-claims'

/** The claims that the address asks for, in the order they are listed. */
export function useClaims(search: ExpenseSearch) {
  const open = useQuery(openExpensesQuery)
  const submitted = useQuery({
    ...submittedExpensesQuery(askedSubmitted(search), search.page ?? 1),
    enabled: showsSubmitted(search),
  })
  const openShown = showsOpen(search) ? open.data : undefined
  const groups = showsSubmitted(search) ? submitted.data?.items : []
  const isLoaded = (!showsOpen(search) || open.data !== undefined) && groups !== undefined
  const failed = [open, submitted].find(({ error, data }) => error && data === undefined)
  const listed = [
    ...(openShown ? shownOpen(openShown.items, search) : []),
    ...(groups ?? []).flatMap(({ expenses }) => expenses),
  ]
  return {
    /** All open claims, whether they are listed or not. */
    open: open.data,
    openShown,
    groups: groups ?? [],
    metadata: showsSubmitted(search) ? submitted.data?.metadata : undefined,
    isLoaded,
    isOutdated: submitted.isPlaceholderData,
    listed,
    error: isLoaded ? undefined : failed?.error?.message,
    retry: () => void failed?.refetch(),
  }
}
