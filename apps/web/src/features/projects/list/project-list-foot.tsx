import { InfiniteFoot } from '../../../ui/lists/infinite-foot'
import { Pager } from '../../../ui/lists/pager'
import type { useListedProjects } from './use-listed-projects'

interface ProjectListFootProps {
  readonly listed: ReturnType<typeof useListedProjects>
  readonly isInfinite: boolean
  readonly page: number
  readonly onPage: (page: number) => void
}

export function ProjectListFoot({ listed, isInfinite, page, onPage }: ProjectListFootProps) {
  const { items, metadata, endless } = listed
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
