import type { Span } from '@praxis/domain/assets/asset-use'
import type { Day } from '@praxis/domain/calendar/day'
import { IconBox } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { Grid, Stack } from '../../../ui/layout/box'
import { listStateInstead, statesOf } from '../../../ui/lists/list-states'
import { outdatedRows } from '../../../ui/lists/outdated-rows'
import { Skeletons } from '../../../ui/lists/skeleton'
import { timelineQuery } from './bookings.queries'
import type { ChosenAsset } from './form/booking-values'
import { BookingTimeline } from './timeline/booking-timeline'
import classes from './timeline/timeline.module.css'
import { TimelineLegend } from './timeline/timeline-legend'
import { groupsOf, type TimelineAsset } from './timeline/timeline-rows'
import { momentsOfWindow, type TimelineWindow } from './timeline/timeline-window'

interface AskedAssets {
  readonly search?: string
  readonly categoryID?: string
  readonly freeFrom?: string
  readonly freeTo?: string
}

interface TimelineAssetsProps {
  readonly asked: AskedAssets
  readonly window: TimelineWindow
  readonly today: Day
  readonly now: number
  readonly isFiltered: boolean
  readonly onClearFilters: () => void
  readonly openAssetID: string | undefined
  readonly onOpen: (assetID: string) => void
  readonly onBook: (asset: ChosenAsset, times: Span) => void
  readonly goBeside: (steps: -1 | 1) => void
}

/** The timeline in all its states; its assets are fetched in pages ahead of the scroll. */
export function TimelineAssets(props: TimelineAssetsProps) {
  const { asked, window, today, now, isFiltered, onClearFilters, openAssetID, onOpen, onBook, goBeside } = props
  const answer = useInfiniteQuery(timelineQuery({ ...asked, ...momentsOfWindow(window) }))
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, isPlaceholderData } = answer
  const [openUseID, setOpenUseID] = useState<string>()
  const groups = useMemo(() => {
    const all = data && groupsOf(data.pages, hasNextPage)
    return isFiltered ? all?.filter(({ assets }) => assets.length > 0) : all
  }, [data, hasNextPage, isFiltered])
  const open = useCallback(
    ({ id }: TimelineAsset, useID?: string) => {
      setOpenUseID(useID)
      onOpen(id)
    },
    [onOpen],
  )
  const mayAskForMore = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData
  const more = useCallback(() => {
    if (mayAskForMore) void fetchNextPage()
  }, [mayAskForMore, fetchNextPage])

  const states = {
    ...statesOf(answer),
    isFiltered,
    noMatchText: 'No assets match these filters',
    onClearFilters,
    empty: { text: 'There are no assets to book yet.', icon: <IconBox size={20} stroke={1.75} /> },
  }
  const instead = listStateInstead(
    states,
    groups?.reduce((count, { assets }) => count + assets.length, 0),
  )
  if (instead) return <div className={classes.frame}>{instead}</div>
  if (!groups)
    return (
      <div className={classes.frame} aria-busy>
        <Grid gap={6} className={classes.loading}>
          <Skeletons count={8} />
        </Grid>
      </div>
    )
  return (
    <Stack gap={3} shrinks aria-busy={isPlaceholderData} {...outdatedRows(isPlaceholderData)}>
      <BookingTimeline
        groups={groups}
        hasMore={hasNextPage}
        onMore={more}
        isFiltered={isFiltered}
        window={window}
        today={today}
        now={now}
        openAssetID={openAssetID}
        openUseID={openUseID}
        open={open}
        book={onBook}
        goBeside={goBeside}
      />
      <TimelineLegend />
    </Stack>
  )
}
