import { type PlanningLevel, planningLevels } from '@praxis/contract/planning/planning-rules'
import { useState } from 'react'
import { keepCookie, readCookie } from '../../api/cookies'

const ONE_YEAR_IN_SECONDS = 31_536_000

/** Levels by view of master planning, or by opportunity. */
type LevelsCookie = 'masterPlanningViewLODs' | 'opportunityViewLODs'

function keptLevels(cookie: LevelsCookie): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readCookie(document, cookie) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** The level of detail of a view, kept in a cookie: days unless the reader chose weeks or months. */
export function usePlanningLevel(
  view: string,
  cookie: LevelsCookie = 'masterPlanningViewLODs',
): [PlanningLevel, (level: PlanningLevel) => void] {
  const [chosen, setChosen] = useState<{ readonly view: string; readonly level: PlanningLevel }>()
  const kept = chosen?.view === view ? chosen.level : keptLevels(cookie)[view]
  const level = planningLevels.find((each) => each === kept) ?? 'day'
  const choose = (next: PlanningLevel) => {
    keepCookie(document, cookie, JSON.stringify({ ...keptLevels(cookie), [view]: next }), ONE_YEAR_IN_SECONDS)
    setChosen({ view, level: next })
  }
  return [level, choose]
}
