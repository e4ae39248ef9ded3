import type { Day } from '@praxis/domain/calendar/day'
import { amountToDate, monthGone } from '@praxis/domain/plans/plan-to-date'
import { type PlannedGround, planCalendar, planDates, plannedMonths } from './project-ground'

/** What is planned to have come in at the end of a day, by the months of the plan. */
export const plannedUpTo = async (ground: PlannedGround): Promise<(day: Day) => number> => {
  const calendar = await planCalendar(ground)
  const planned = plannedMonths(ground)
  return (day) => {
    const gone = monthGone(calendar, day)
    return planned.reduce((sum, { month, revenue }) => sum + amountToDate(revenue, month, day, gone), 0)
  }
}

/** The first and last day of the saved plan; none while there is no plan. */
export const endsOfPlan = (ground: PlannedGround): Day[] => {
  const { startDate, endDate } = planDates(ground)
  return ground.project.budgetPlan ? [startDate, endDate] : []
}
