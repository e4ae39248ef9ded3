import { type Day, daysBetween } from '@praxis/domain/calendar/day'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { TaskDates } from './task-dates'
import type { TimeAxis } from './time-axis'

/** The place on the screen that is kept: a quarter of the way in. */
const RESTS_AT = 0.25

/** Keeps the same day in the same place when the scale changes or the axis grows; begins with today. */
export function useAnchoredScroll(
  element: RefObject<HTMLElement | null>,
  axis: TimeAxis,
  today: Day,
  leftWidth: number,
) {
  /** The day at that place, in days after today. */
  const rest = useRef(0)
  const { first, dayWidth } = axis
  const daysToToday = daysBetween(first, today)
  const restPoint = useCallback(
    () => Math.max(0, (element.current?.clientWidth ?? 0) - leftWidth) * RESTS_AT,
    [element, leftWidth],
  )

  useLayoutEffect(() => {
    if (element.current) element.current.scrollLeft = (rest.current + daysToToday) * dayWidth - restPoint()
  }, [element, dayWidth, daysToToday, restPoint])

  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const remember = () => {
      rest.current = (scroller.scrollLeft + restPoint()) / dayWidth - daysToToday
    }
    scroller.addEventListener('scroll', remember, { passive: true })
    return () => scroller.removeEventListener('scroll', remember)
  }, [element, dayWidth, daysToToday, restPoint])

  /** Scrolls only as far as it takes to see the beginning of a bar. */
  const reveal = useCallback(
    ({ startDate, endDate }: TaskDates) => {
      const day = startDate ?? endDate
      const scroller = element.current
      if (day === null || !scroller) return
      const x = daysBetween(first, day) * dayWidth
      const width = scroller.clientWidth - leftWidth
      const isInSight = x >= scroller.scrollLeft && x < scroller.scrollLeft + width - dayWidth
      if (!isInSight) scroller.scrollTo({ left: x - restPoint(), behavior: 'smooth' })
    },
    [element, first, dayWidth, leftWidth, restPoint],
  )

  return {
    reveal,
    showToday: () => element.current?.scrollTo({ left: daysToToday * dayWidth - restPoint(), behavior: 'smooth' }),
    showPage: (direction: 1 | -1) => {
      const width = Math.max(dayWidth * 7, (element.current?.clientWidth ?? 0) - leftWidth)
      element.current?.scrollBy({ left: direction * width * 0.8, behavior: 'smooth' })
    },
  }
}
