import { MOST_PLAN_MONTHS } from '@praxis/contract/plans/plan-rules'
import { formatDay, isDay, partsOfDay } from '@praxis/domain/calendar/day'
import type { Problems } from '../../../ui/forms/rule-problems'
import type { PlanDates } from './plan-values'

const monthNumber = (day: string) => {
  const { year, month } = partsOfDay(day)
  return year * 12 + month
}

/** What stands in the way of the dates, by field. */
export function dateProblems({ startDate, endDate, isOpenEnded }: PlanDates): Problems {
  if (!isDay(startDate)) return { startDate: 'Enter a date' }
  if (isOpenEnded) return {}
  if (endDate === null || !isDay(endDate)) return { endDate: 'Enter a date, or make the plan open-ended' }
  if (endDate < startDate) return { endDate: `Enter a date from ${formatDay(startDate)} on` }
  if (monthNumber(endDate) - monthNumber(startDate) >= MOST_PLAN_MONTHS)
    return { endDate: `A plan has at most ${MOST_PLAN_MONTHS} months` }
  return {}
}
