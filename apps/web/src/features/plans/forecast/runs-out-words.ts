import type { Forecast } from '@praxis/contract/plans/forecast'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatWholeMoney, inWholeUnits } from '@praxis/domain/money/money'

/** When time uses up the consultancy budget. */
function timeText({ budgetRunsOut, today }: Forecast): string | undefined {
  if (!budgetRunsOut) return undefined
  const { day, by } = budgetRunsOut
  if (by === 'logged' || day <= today) return `Logged time passed the consultancy budget on ${formatDay(day)}`
  const why = by === 'bookings' ? 'By the bookings ahead' : 'At this rate'
  return `${why}, time passes the consultancy budget on ${formatDay(day)}`
}

/** By how much the forecast passes all budgets together. */
function endText({ forecast, budget, currency }: Forecast): string | undefined {
  const over = (inWholeUnits(forecast.revenue) - inWholeUnits(budget.revenue)) * 100
  return over > 0 && budget.revenue > 0
    ? `The forecast ends ${formatWholeMoney(over, currency)} over the whole budget`
    : undefined
}

/** Which budgets are passed; undefined while all hold. Each is named, because time can pass its own while the whole holds. */
export const runsOutText = (forecast: Forecast): string | undefined =>
  [timeText(forecast), endText(forecast)].filter((text) => text !== undefined).join('. ') || undefined

/** What is said where nothing is passed. */
export const holdsText = ({ budget }: Pick<Forecast, 'budget'>): string =>
  budget.revenue > 0 ? 'The forecast stays within the budget' : 'No budget to measure against'
