import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { mergePages } from '../../../ui/lists/merge-pages'
import { allProjectPagesQuery, type ListedProjects, projectPageQuery } from '../projects.queries'
import { listedProjects, type ProjectListSearch } from './project-list-search'
import { useSettled } from './use-settled'

/** Page by page, or on and on, as the person prefers. An earlier fetch is given up for a later one. */
export function useListedProjects(of: ListedProjects['of'], search: ProjectListSearch, isInfinite: boolean) {
  const settled = useSettled(search)
  const listed = listedProjects(of, settled)
  const paged = useQuery({ ...projectPageQuery(listed, settled.page ?? 1), enabled: !isInfinite })
  const endless = useInfiniteQuery({ ...allProjectPagesQuery(listed), enabled: isInfinite })
  const pages = endless.data?.pages
  const shown = isInfinite ? endless : paged
  const items = isInfinite
    ? pages &&
      mergePages(
        pages.map((each) => ({ page: each.metadata.page, items: each.items })),
        ({ id }) => id,
      )
    : paged.data?.items
  return {
    items,
    metadata: isInfinite ? pages?.at(-1)?.metadata : paged.data?.metadata,
    // What is on screen stays there when a refetch or a further page fails.
    error: items ? null : (shown.error?.message ?? null),
    retry: () => void shown.refetch(),
    endless,
  }
}
