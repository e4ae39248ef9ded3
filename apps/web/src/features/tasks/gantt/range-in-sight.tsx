import { formatDay } from '@praxis/domain/calendar/day'
import type { RefObject } from 'react'
import { Text } from '../../../ui/layout/box'
import classes from './gantt.module.css'
import { dayAt, type TimeAxis } from './time-axis'
import { useViewport } from './use-viewport'

interface RangeInSightProps {
  readonly scroller: RefObject<HTMLElement | null>
  readonly axis: TimeAxis
  readonly leftWidth: number
}

/** The days in sight, in a component of its own, so that the chart need not follow every change of them. */
export function RangeInSight({ scroller, axis, leftWidth }: RangeInSightProps) {
  const { left, width } = useViewport(scroller, { vertical: Number.MAX_SAFE_INTEGER, horizontal: axis.dayWidth })
  return (
    <Text size={13} tone="second" figures oneLine className={classes.range}>
      {formatDay(dayAt(axis, left))} – {formatDay(dayAt(axis, left + width - leftWidth))}
    </Text>
  )
}
