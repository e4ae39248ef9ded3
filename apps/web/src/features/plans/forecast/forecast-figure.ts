import type { Figure } from '@praxis/contract/company/figures'
import type { Forecast, ForecastPart } from '@praxis/contract/plans/forecast'
import { formatDuration } from '@praxis/domain/durations/duration'
import { figureOf, type NewPart } from '@praxis/domain/figures/figure'
import { CATEGORIES } from '../plan-words'

const SOURCES: Readonly<Record<ForecastPart['source'], string>> = {
  logged: 'logged time at its rates',
  expenses: 'expenses, approved and pending',
  bookings: 'bookings to come at their rates',
  agreements: 'agreement items by their due day',
  budgetPlan: 'the budget plan, where nothing is booked',
}

/** Parts of several months with the same category and source are one. */
function together(parts: readonly ForecastPart[], side: 'revenue' | 'cost'): NewPart[] {
  const byKey = new Map<string, ForecastPart>()
  for (const part of parts) {
    const key = `${part.category}/${part.source}`
    const so = byKey.get(key)
    byKey.set(key, so ? { ...part, [side]: so[side] + part[side], seconds: so.seconds + part.seconds } : part)
  }
  return [...byKey].flatMap(([id, part]) => {
    if (part[side] === 0) return []
    const time = part.seconds > 0 ? `${formatDuration(part.seconds)}, ` : ''
    return [{ id, label: CATEGORIES[part.category], detail: `${time}${SOURCES[part.source]}`, value: part[side] }]
  })
}

/** What a forecast is made of, of all months or of one. */
export function forecastFigure(
  { currency, months, secondsWithoutCost }: Pick<Forecast, 'currency' | 'months' | 'secondsWithoutCost'>,
  side: 'revenue' | 'cost',
): Figure {
  const parts = together(
    months.flatMap((month) => month.parts),
    side,
  )
  const leftOut =
    side === 'cost' && secondsWithoutCost > 0
      ? [{ reason: 'notCounted' as const, label: `${formatDuration(secondsWithoutCost)} without a cost`, value: null }]
      : []
  return figureOf({ unit: 'money', currency }, parts, leftOut)
}
