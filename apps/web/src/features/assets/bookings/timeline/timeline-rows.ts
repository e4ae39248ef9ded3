import type { AssetCategory } from '@praxis/contract/assets/asset-shapes'
import type { AssetTimeline } from '@praxis/contract/assets/assets'

export type TimelineAsset = AssetTimeline['items'][number]['assets'][number]

export interface TimelineGroup {
  readonly category: AssetCategory
  readonly assets: readonly TimelineAsset[]
}

export type TimelineRow =
  | { readonly kind: 'category'; readonly group: TimelineGroup; readonly isOpen: boolean }
  | { readonly kind: 'asset'; readonly asset: TimelineAsset }
  | { readonly kind: 'more' }

export const ROW_HEIGHTS: Readonly<Record<TimelineRow['kind'], number>> = { category: 34, asset: 44, more: 44 }

/** Categories with the assets of all pages so far; those that the pages have not come to yet are left out. */
export function groupsOf(pages: readonly AssetTimeline[], hasMore: boolean): TimelineGroup[] {
  const categories = pages.at(-1)?.items ?? []
  const assets = new Map<string, Map<string, TimelineAsset>>()
  // Somebody who adds or removes an asset meanwhile moves others from page to page: each is shown once.
  for (const page of pages)
    for (const { id, assets: ofPage } of page.items) {
      const known = assets.get(id) ?? new Map<string, TimelineAsset>()
      for (const asset of ofPage) known.set(asset.id, asset)
      assets.set(id, known)
    }
  const groups = categories.map(({ assets: _, ...category }) => ({
    category,
    assets: [...(assets.get(category.id)?.values() ?? [])],
  }))
  const reached = hasMore ? groups.findLastIndex((group) => group.assets.length > 0) : groups.length - 1
  return groups.slice(0, reached + 1)
}

/** The rows below each other; of a folded category only its heading, and one that stands for what is still to come. */
export const timelineRows = (
  groups: readonly TimelineGroup[],
  folded: ReadonlySet<string>,
  hasMore: boolean,
): TimelineRow[] => [
  ...groups.flatMap((group): TimelineRow[] => {
    const isOpen = !folded.has(group.category.id)
    return [
      { kind: 'category', group, isOpen },
      ...(isOpen ? group.assets.map((asset): TimelineRow => ({ kind: 'asset', asset })) : []),
    ]
  }),
  ...(hasMore ? [{ kind: 'more' } as const] : []),
]

export const rowKey = (row: TimelineRow): string => {
  if (row.kind === 'more') return 'more'
  return row.kind === 'asset' ? row.asset.id : `category ${row.group.category.id}`
}
