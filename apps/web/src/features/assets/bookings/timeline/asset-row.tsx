import { UnstyledButton } from '@mantine/core'
import type { AssetUse } from '@praxis/contract/assets/asset-shapes'
import type { Span } from '@praxis/domain/assets/asset-use'
import { formatDay, weekdayOf } from '@praxis/domain/calendar/day'
import { type KeyboardEvent, memo, useMemo } from 'react'
import { Text } from '../../../../ui/layout/box'
import { wordsOfUse } from '../booking-words'
import { bookableTimes, bookingOn, freeTimeOn } from './free-days'
import { placedUses } from './placed-uses'
import classes from './timeline.module.css'
import type { TimelineAsset } from './timeline-rows'
import { percentPlace, placeOfDays, type TimelineWindow } from './timeline-window'
import { UseBar } from './use-bar'
import { useFreeDrag } from './use-free-drag'

export interface TimelineActions {
  /** Opens an asset beside the page; the use that was pressed, if one was. */
  readonly open: (asset: TimelineAsset, useID?: string) => void
  readonly book: (asset: TimelineAsset, times: Span) => void
}

interface AssetRowProps {
  readonly asset: TimelineAsset
  readonly window: TimelineWindow
  /** The present moment, to the minute. */
  readonly now: number
  /** The day that the keyboard stands on, as its place in the window. */
  readonly dayIndex: number
  /** Tab reaches one row of the timeline; the arrow keys the others. */
  readonly isStop: boolean
  readonly isOpen: boolean
  readonly openUseID: string | undefined
  readonly actions: TimelineActions
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, asset: TimelineAsset) => void
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The use that lies on a day; the first of several. */
export function lyingOn(asset: TimelineAsset, window: TimelineWindow, dayIndex: number, now: number) {
  const { length } = window.days
  const [left, right] = [dayIndex / length, (dayIndex + 1) / length]
  const nearly = 1e-9
  return placedUses(window, asset.uses, now).find(
    ({ place }) => place.left < right - nearly && place.left + place.width > left + nearly,
  )?.use
}

const dayText = (window: TimelineWindow, index: number): string => {
  const day = window.days[index] ?? ''
  return `${WEEKDAYS[weekdayOf(day) - 1]} ${formatDay(day)}`
}

const labelOfUse = ({ employee, ...use }: AssetUse): string => `${employee.displayName}, ${wordsOfUse(use)}`

/** The days that are dragged over: 'Thu 19 – Mon 23'. */
function daysLabel({ days }: TimelineWindow, first: number, last: number): string {
  const text = (index: number) => {
    const day = days[index] ?? ''
    return `${WEEKDAYS[weekdayOf(day) - 1]?.slice(0, 3)} ${Number(day.slice(8))}`
  }
  return first === last ? text(first) : `${text(first)} – ${text(last)}`
}

/** An asset’s days from left to right. Only bars are elements, and the day the keyboard stands on. */
export const AssetRow = memo(function AssetRow(props: AssetRowProps) {
  const { asset, window, now, dayIndex, isStop, isOpen, openUseID, actions, onKeyDown } = props
  const { name, code, standing, uses } = asset
  const times = useMemo(() => bookableTimes(asset, window, now), [asset, window, now])
  const placed = useMemo(() => placedUses(window, uses, now), [window, uses, now])
  const { dragged, trackProps } = useFreeDrag(window, times, (free, first, last) =>
    actions.book(asset, bookingOn(free, window, first, last, now)),
  )
  const use = lyingOn(asset, window, dayIndex, now)
  const isFree = freeTimeOn(times, window, dayIndex) !== undefined
  const holder = standing.employee && standing.state !== 'booked' ? `, with ${standing.employee.displayName}` : ''
  return (
    <>
      <UnstyledButton
        className={classes.name}
        data-open={isOpen || undefined}
        tabIndex={-1}
        title={name}
        onClick={() => actions.open(asset)}
      >
        <Text block size={13} weight="medium" ellipsis>
          {name}
        </Text>
        <Text block size={12} tone="third" ellipsis>
          {code}
          {holder}
        </Text>
      </UnstyledButton>
      <div className={classes.track} data-books={times.length > 0 || undefined} {...trackProps}>
        {dragged && (
          <span className={classes.chosen} style={percentPlace(placeOfDays(window, dragged.first, dragged.last + 1))}>
            {daysLabel(window, dragged.first, dragged.last)}
          </span>
        )}
        <button
          type="button"
          className={classes.cursor}
          style={percentPlace(placeOfDays(window, dayIndex, dayIndex + 1))}
          data-cursor={asset.id}
          data-page-keys
          tabIndex={isStop ? 0 : -1}
          aria-label={`${name}, ${dayText(window, dayIndex)}: ${use ? labelOfUse(use) : isFree ? 'free' : 'not bookable'}`}
          onKeyDown={(event) => onKeyDown(event, asset)}
        />
        {placed.map((each) => (
          <UseBar
            key={each.use.id}
            placed={each}
            asset={name}
            timeZone={window.timeZone}
            isOpen={each.use.id === openUseID}
            onOpen={() => actions.open(asset, each.use.id)}
          />
        ))}
      </div>
    </>
  )
})
