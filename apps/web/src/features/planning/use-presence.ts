import type { Planner } from '@praxis/contract/planning/planning-changes'
import type { Day } from '@praxis/domain/calendar/day'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { PlanRow } from './model/plan-row'
import { useAnnouncePlanner } from './planning.mutations'
import { plannersQuery } from './planning.queries'
import { useInScenario } from './scenarios/scenario-context'

/** Others forget the reader after half a minute. */
const AGAIN_MS = 12_000
const PAUSE_MS = 800

/** Tells others where the reader plans, and the reader where others do. */
export function usePresence(isOn: boolean) {
  const { data } = useQuery({ ...plannersQuery(useInScenario()), enabled: isOn })
  const { mutate: announce } = useAnnouncePlanner()
  const place = useRef<{ rowID: string | null; day: Day | null }>({ rowID: null, day: null })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  useEffect(() => {
    if (!isOn) return
    const tell = () => {
      if (document.visibilityState === 'visible') announce(place.current)
    }
    tell()
    const again = setInterval(tell, AGAIN_MS)
    return () => {
      clearInterval(again)
      clearTimeout(timer.current)
    }
  }, [isOn, announce])

  const standOn = useCallback(
    (row: PlanRow | undefined, day: Day | undefined) => {
      const next = { rowID: row?.id ?? null, day: day ?? null }
      if (!isOn || (next.rowID === place.current.rowID && next.day === place.current.day)) return
      place.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(() => announce(place.current), PAUSE_MS)
    },
    [isOn, announce],
  )
  const planners = useMemo(() => {
    const byRow = new Map<string, Planner[]>()
    for (const planner of data ?? []) {
      if (planner.rowID === null) continue
      byRow.set(planner.rowID, [...(byRow.get(planner.rowID) ?? []), planner])
    }
    return byRow
  }, [data])
  return { planners, standOn }
}
