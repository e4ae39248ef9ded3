import { type ListQueries, type PageOfItems, useListed } from './use-listed'
import { useSettled } from './use-settled'

/** What a search lists, by pages or as an endless list, as preferred. A later fetch ends an earlier one. */
export function useSettledList<Search extends { readonly page?: number }, Page extends PageOfItems>(
  search: Search,
  queriesOf: (search: Search) => ListQueries<Page>,
) {
  const settled = useSettled(search)
  const listed = useListed(queriesOf(settled), settled.page)
  // The page is asked for already: the address changes before the list does.
  const isAskedFor = search.page !== settled.page
  const isSettled = JSON.stringify(search) === JSON.stringify(settled)
  return {
    ...listed,
    isOutdated: listed.items !== undefined && (listed.isOutdated || !isSettled),
    pageInstead: isAskedFor ? undefined : listed.pageInstead,
  }
}
