import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, startOfWeek } from '@praxis/domain/calendar/day'
import { defaultPlanningRange } from '@praxis/domain/planning/intervals'
import { useMemo, useState } from 'react'
import type { Home } from './grid/use-reached-days'

const TODAY = { count: 0, from: '' }

/**
 * Where the grid stands: at the start of the days that are asked for, or at this week once *Today* is pressed, however
 * far it was scrolled since.
 */
export function useHome(asked: DateRange, today: Day) {
  const [pressed, setPressed] = useState(TODAY)
  const home = useMemo<Home>(() => {
    const week = startOfWeek(today)
    if (pressed.from !== asked.from) return { day: asked.from, key: asked.from }
    return { day: week < asked.from ? asked.from : week, key: `${asked.from} ${pressed.count}` }
  }, [asked.from, pressed, today])
  /** Tells which days have to be asked for, where today is not among the usual ones. */
  const goToToday = (usual: DateRange): DateRange | undefined => {
    const isUsual = today >= usual.from && today <= usual.to
    const { from } = isUsual ? usual : defaultPlanningRange(today)
    setPressed(({ count }) => ({ count: count + 1, from }))
    return isUsual ? undefined : defaultPlanningRange(today)
  }
  return { home, goToToday }
}
