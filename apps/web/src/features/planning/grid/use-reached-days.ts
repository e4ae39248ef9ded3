import { LONGEST_PLANNING_DAYS } from '@praxis/contract/planning/planning-rules'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, daysBetween } from '@praxis/domain/calendar/day'
import { intervalOf } from '@praxis/domain/planning/intervals'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { dayAt, type PlanAxis, reachedRange, xOf } from '../model/plan-axis'

/** The day that stands at the left edge at first, and again whenever the key changes. */
export interface Home {
  readonly day: Day
  readonly key: string
}

/** Keeps the same day at the left edge when the axis grows or its scale changes, and tells when days are reached that are not there yet. */
export function useReachedDays(
  scroller: RefObject<HTMLDivElement | null>,
  axis: PlanAxis,
  shown: DateRange,
  home: Home,
  namesWidth: number,
  onRangeReached: (range: DateRange) => void,
) {
  /** The day at the left edge, with the part of it that is scrolled by. */
  const homeDay = intervalOf(home.day, axis.level)
  const edge = useRef({ day: homeDay, part: 0, key: home.key, level: axis.level })
  if (edge.current.key !== home.key) edge.current = { day: homeDay, part: 0, key: home.key, level: axis.level }
  // Another scale begins with a whole interval, not in the middle of a month.
  else if (edge.current.level !== axis.level)
    edge.current = { ...edge.current, day: intervalOf(edge.current.day, axis.level), part: 0, level: axis.level }
  /** Where the grid stands although it was to stand further on: there are too few days to fill it from there. */
  const stopped = useRef<number | undefined>(undefined)
  const latest = useRef({ axis, shown, onRangeReached })
  latest.current = { axis, shown, onRangeReached }

  useLayoutEffect(() => {
    const element = scroller.current
    const { day, part, key } = edge.current
    if (!element || key !== home.key) return
    const wanted = xOf(axis, day) + part * axis.dayWidth
    element.scrollLeft = wanted
    stopped.current = element.scrollLeft < wanted - 1 ? element.scrollLeft : undefined
  }, [scroller, axis, home.key])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const now = latest.current
      // Days that are missing are asked for after the one that it is to stand on, not before.
      const isStopped = element.scrollLeft === stopped.current
      const left = isStopped ? xOf(now.axis, edge.current.day) : element.scrollLeft
      const day = dayAt(now.axis, left)
      if (!isStopped)
        edge.current = { ...edge.current, day, part: left / now.axis.dayWidth - daysBetween(now.axis.from, day) }
      const inSight = { from: day, to: dayAt(now.axis, left + element.clientWidth - namesWidth) }
      const reached = reachedRange(now.shown, now.axis, inSight, LONGEST_PLANNING_DAYS)
      if (reached !== now.shown) now.onRangeReached(reached)
    }
    const frame = requestAnimationFrame(look)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', look)
    }
  }, [scroller, namesWidth])
}
