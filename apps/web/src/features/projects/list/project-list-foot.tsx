import { InfiniteFoot } from '../../../ui/lists/infinite-foot'
import { Pager } from '../../../ui/lists/pager'
import { useExistingPage } from '../../../ui/lists/use-existing-page'
import type { useListedProjects } from './use-listed-projects'

interface ProjectListFootProps {
  readonly listed: ReturnType<typeof useListedProjects>
  readonly isInfinite: boolean
  readonly page: number
  /** `replaces` for a page that is not there: going back does not lead to it. */
  readonly onPage: (page: number, replaces?: boolean) => void
}

export function ProjectListFoot({ listed, isInfinite, page, onPage }: ProjectListFootProps) {
  const { items, metadata, endless } = listed
  useExistingPage(listed.pageInstead, (existing) => onPage(existing, true))
  if (!items || !metadata || metadata.total === 0) return null
  if (!isInfinite) return <Pager page={page} per={metadata.per} total={metadata.total} onPage={onPage} />
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
