import type { Forecast } from '@praxis/contract/plans/forecast'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatWholeMoney, inWholeUnits } from '@praxis/domain/money/money'

/** When the budget is passed, and by how much at the end; undefined while it holds. */
export function runsOutText({ budgetRunsOut, forecast, budget, currency, today }: Forecast): string | undefined {
  const over = (inWholeUnits(forecast.revenue) - inWholeUnits(budget.revenue)) * 100
  const atTheEnd = over > 0 ? `, ${formatWholeMoney(over, currency)} over at the end date` : ''
  if (!budgetRunsOut) return undefined
  const { day, by } = budgetRunsOut
  if (by === 'logged' || day <= today) return `The budget was passed on ${formatDay(day)}${atTheEnd}`
  const why = by === 'bookings' ? 'By the bookings ahead' : 'At this rate'
  return `${why} the budget is passed on ${formatDay(day)}${atTheEnd}`
}
