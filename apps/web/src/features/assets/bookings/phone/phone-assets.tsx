import type { Span } from '@praxis/domain/assets/asset-use'
import { IconBox } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Stack } from '../../../../ui/layout/box'
import { Card } from '../../../../ui/layout/card'
import { CardNote } from '../../../../ui/layout/card-row'
import { InfiniteFoot } from '../../../../ui/lists/infinite-foot'
import { listStateInstead, statesOf } from '../../../../ui/lists/list-states'
import { mergePages } from '../../../../ui/lists/merge-pages'
import { Skeletons } from '../../../../ui/lists/skeleton'
import { useReadersTimeZone } from '../../../reader/readers-time'
import { requestableQueries } from '../bookings.queries'
import type { ChosenAsset } from '../form/booking-values'
import { FreeList } from './free-list'

interface PhoneAssetsProps {
  readonly asked: { readonly search?: string; readonly categoryID?: string }
  /** Only what is free all this time. */
  readonly free: Span | undefined
  readonly now: number
  readonly isFiltered: boolean
  readonly onClearFilters: () => void
  readonly onOpen: (assetID: string) => void
  readonly onBook: (asset: ChosenAsset, times?: Span) => void
}

/** What can be booked, on a phone: a list in place of the timeline, longer as one scrolls. */
export function PhoneAssets(props: PhoneAssetsProps) {
  const { asked, free, now, isFiltered, onClearFilters, onOpen, onBook } = props
  const timeZone = useReadersTimeZone()
  const answer = useInfiniteQuery(requestableQueries({ ...asked, ...(free && { ...free, onlyFree: 'true' }) }).all)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = answer
  const assets =
    data &&
    mergePages(
      data.pages.map(({ metadata: { page }, items }) => ({ page, items })),
      ({ id }) => id,
    )
  const states = {
    ...statesOf(answer),
    isFiltered,
    noMatchText: 'No assets match these filters',
    onClearFilters,
    empty: { text: 'There are no assets to book yet.', icon: <IconBox size={20} stroke={1.75} /> },
  }
  const instead = listStateInstead(states, assets?.length)
  if (instead) return <Card flush>{instead}</Card>
  if (!assets)
    return (
      <Card flush>
        <CardNote>
          <Skeletons count={6} />
        </CardNote>
      </Card>
    )
  return (
    <Stack gap={3} shrinks>
      <FreeList
        assets={assets}
        timeZone={timeZone}
        now={now}
        onOpen={onOpen}
        onBook={({ id, name, code }) => onBook({ id, name, code }, free)}
      />
      <InfiniteFoot
        shown={assets.length}
        total={data?.pages.at(-1)?.metadata.total ?? assets.length}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        error={isFetchNextPageError ? (error?.message ?? null) : null}
        onMore={() => void fetchNextPage()}
      />
    </Stack>
  )
}
