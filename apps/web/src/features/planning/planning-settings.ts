import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { PlanningView } from '@praxis/contract/planning/planning-views'
import { type DateRange, parseDateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import {
  defaultPersonalRange,
  defaultPlanningRange,
  rangeOfDynamic,
  snappedRange,
} from '@praxis/domain/planning/intervals'
import type { PlanningAsk } from './planning.queries'
import type { PlanningSearch } from './planning-search'

function rangeOfView({ initialRange }: PlanningView, today: Day): DateRange {
  if (initialRange === 'nextThreeMonth' || initialRange === 'nextSixMonth') return rangeOfDynamic(initialRange, today)
  return parseDateRange(initialRange) ?? defaultPlanningRange(today)
}

/** The days that are asked for: as the address says, else as the saved view does. */
export function rangeAsked(
  { from, to }: Pick<PlanningSearch, 'from' | 'to'>,
  view: PlanningView | undefined,
  isOwn: boolean,
  today: Day,
): DateRange {
  if (from && to) return { from, to }
  return view ? rangeOfView(view, today) : isOwn ? defaultPersonalRange(today) : defaultPlanningRange(today)
}

/** What is asked for: as the address says, else as the saved view does; in whole weeks and months at those levels. */
export function planningAsk(
  search: PlanningSearch,
  view: PlanningView | undefined,
  level: PlanningLevel,
  isOwn: boolean,
  today: Day,
): PlanningAsk {
  return {
    isOwn,
    level,
    groupedBy: search.groupedBy ?? view?.groupedBy ?? 'resource',
    showUnnamedRoles: search.unnamed ?? view?.showUnnamedRoles ?? true,
    search: search.search ?? '',
    includedEmployeeIDs: search.people ?? view?.includedEmployeeIDs ?? [],
    includedRateCardIDs: search.rateCards ?? view?.includedRateCardIDs ?? [],
    includedTargetableIDs: search.targets ?? view?.includedTargetableIDs ?? [],
    range: snappedRange(rangeAsked(search, view, isOwn, today), level),
  }
}

/** Whether fewer rows are asked for than there are. */
export const isNarrowed = (ask: PlanningAsk): boolean =>
  ask.search !== '' ||
  ask.includedEmployeeIDs.length + ask.includedRateCardIDs.length + ask.includedTargetableIDs.length > 0
