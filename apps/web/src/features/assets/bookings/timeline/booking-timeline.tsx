import type { Day } from '@praxis/domain/calendar/day'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { showError } from '../../../../ui/feedback/snackbar'
import { Row } from '../../../../ui/layout/box'
import { toggled } from '../../../../ui/lists/selection'
import { Skeleton } from '../../../../ui/lists/skeleton'
import { AssetRow, lyingOn, type TimelineActions } from './asset-row'
import { CategoryRow } from './category-row'
import { bookableTimes, bookingOn, freeTimeOn } from './free-days'
import classes from './timeline.module.css'
import { TimelineGround, TimelineHead } from './timeline-ground'
import { ROW_HEIGHTS, rowKey, type TimelineAsset, type TimelineGroup, timelineRows } from './timeline-rows'
import type { TimelineWindow } from './timeline-window'
import { useTimelineCursor } from './use-timeline-cursor'

export interface BookingTimelineProps extends TimelineActions {
  readonly groups: readonly TimelineGroup[]
  readonly hasMore: boolean
  /** Asks for the next assets, as their rows come near. */
  readonly onMore: () => void
  readonly isFiltered: boolean
  readonly window: TimelineWindow
  readonly today: Day
  readonly now: number
  readonly openAssetID: string | undefined
  readonly openUseID: string | undefined
  readonly goBeside: (steps: -1 | 1) => void
}

const OVERSCAN = 8

/** Who has booked which asset over days, with as many rows rendered as are in sight. */
export function BookingTimeline(props: BookingTimelineProps) {
  const { groups, hasMore, onMore, isFiltered, window, today, now, openAssetID, openUseID, open, book, goBeside } =
    props
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => timelineRows(groups, folded, hasMore), [groups, folded, hasMore])
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => ROW_HEIGHTS[rows[index]?.kind ?? 'asset'],
    overscan: OVERSCAN,
    getItemKey: useCallback((index: number) => (rows[index] ? rowKey(rows[index]) : index), [rows]),
  })
  const inSight = virtualizer.getVirtualItems()
  const reachesEnd = hasMore && (inSight.at(-1)?.index ?? 0) >= rows.length - 1
  useEffect(() => {
    if (reachesEnd) onMore()
  }, [reachesEnd, onMore])

  const actions = useMemo(() => ({ open, book }), [open, book])
  const todayIndex = Math.max(0, window.days.indexOf(today))
  const cursor = useTimelineCursor(rows, window, todayIndex, {
    reveal: (index) => virtualizer.scrollToIndex(index),
    goBeside,
    enter: (asset, dayIndex) => open(asset, lyingOn(asset, window, dayIndex, now)?.id),
    book: (asset, dayIndex) => bookDay(asset, dayIndex),
  })
  // Of the last category that the pages have come to, more may match.
  const countOf = (group: TimelineGroup): number | undefined => {
    if (!isFiltered) return group.category.assetCount
    return hasMore && group === groups.at(-1) ? undefined : group.assets.length
  }
  const bookDay = (asset: TimelineAsset, dayIndex: number) => {
    const free = freeTimeOn(bookableTimes(asset, window, now), window, dayIndex)
    if (free) book(asset, bookingOn(free, window, dayIndex, dayIndex, now))
    else showError(whyNotBookable(asset))
  }

  return (
    <section className={classes.frame} aria-label="Bookings of assets">
      <div className={classes.scroller} ref={setScroller}>
        <TimelineHead window={window} today={today} />
        <div className={classes.canvas} style={{ height: virtualizer.getTotalSize() }}>
          <TimelineGround window={window} today={today} />
          {inSight.map(({ index, key, start }) => {
            const row = rows[index]
            return (
              row && (
                <div
                  key={key}
                  className={classes.row}
                  data-row={row.kind}
                  style={{ height: ROW_HEIGHTS[row.kind], transform: `translateY(${start}px)` }}
                >
                  {row.kind === 'category' && (
                    <CategoryRow
                      group={row.group}
                      isOpen={row.isOpen}
                      count={countOf(row.group)}
                      onToggle={() => setFolded(toggled(folded, row.group.category.id))}
                    />
                  )}
                  {row.kind === 'asset' && (
                    <AssetRow
                      asset={row.asset}
                      window={window}
                      now={now}
                      dayIndex={cursor.dayIndex}
                      isStop={row.asset.id === cursor.assetID}
                      isOpen={row.asset.id === openAssetID}
                      openUseID={row.asset.id === openAssetID ? openUseID : undefined}
                      actions={actions}
                      onKeyDown={cursor.onKeyDown}
                    />
                  )}
                  {row.kind === 'more' && (
                    <Row className={classes.name}>
                      <Skeleton />
                    </Row>
                  )}
                </div>
              )
            )
          })}
        </div>
      </div>
    </section>
  )
}

function whyNotBookable({ name, standing }: TimelineAsset): string {
  if (standing.state === 'withPerson' && standing.employee) return `${name} is with ${standing.employee.displayName}`
  return `${name} can’t be booked on this day`
}
