import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listedPages } from '../../../ui/lists/listed-pages'
import { allProjectPagesQuery, type ListedProjects, projectPageQuery } from '../projects.queries'
import { useSettled } from './use-settled'

/** The listed projects, by pages or as an endless list, as preferred. A later fetch ends an earlier one. */
export function useListedProjects<Search extends { readonly page?: number }>(
  search: Search,
  listedOf: (search: Search) => ListedProjects,
  isInfinite: boolean,
) {
  const settled = useSettled(search)
  const wanted = listedOf(settled)
  const paged = useQuery({ ...projectPageQuery(wanted, settled.page ?? 1), enabled: !isInfinite })
  const endless = useInfiniteQuery({ ...allProjectPagesQuery(wanted), enabled: isInfinite })
  const listed = listedPages(paged, endless, isInfinite, settled.page ?? 1)
  // The page is asked for already: the address changes before the list does.
  const isAskedFor = search.page !== settled.page
  const isSettled = JSON.stringify(search) === JSON.stringify(settled)
  return {
    ...listed,
    isOutdated: listed.items !== undefined && (listed.isOutdated || !isSettled),
    pageInstead: isAskedFor ? undefined : listed.pageInstead,
  }
}
