import { useListed } from '../../workspaces/use-listed'
import { type ListedProjects, projectListQueries } from '../projects.queries'
import { useSettled } from './use-settled'

/** The listed projects, by pages or as an endless list, as preferred. A later fetch ends an earlier one. */
export function useListedProjects<Search extends { readonly page?: number }>(
  search: Search,
  listedOf: (search: Search) => ListedProjects,
) {
  const settled = useSettled(search)
  const listed = useListed(projectListQueries(listedOf(settled)), settled.page)
  // The page is asked for already: the address changes before the list does.
  const isAskedFor = search.page !== settled.page
  const isSettled = JSON.stringify(search) === JSON.stringify(settled)
  return {
    ...listed,
    isOutdated: listed.items !== undefined && (listed.isOutdated || !isSettled),
    pageInstead: isAskedFor ? undefined : listed.pageInstead,
  }
}
