import type { Figure } from '@praxis/contract/company/figures'
import type { Forecast, ForecastPart } from '@praxis/contract/plans/forecast'
import { figureOf } from '../figures/figure'

/** Bookings are still to come. */
const SOURCES: readonly {
  readonly source: ForecastPart['source']
  readonly label: string
  readonly detail: string | null
}[] = [
  { source: 'logged', label: 'Revenue from time up to today', detail: null },
  { source: 'expenses', label: 'Expenses billed to the client', detail: 'approved and waiting' },
  { source: 'agreements', label: 'Agreed amounts', detail: 'due or done up to today' },
  { source: 'budgetPlan', label: 'Budget plan up to today', detail: 'where nothing else says it' },
]

/** What a project has earned to date, by where it comes from: revenue from time is one part of it. */
export const earnedFigure = ({ currency, months }: Pick<Forecast, 'currency' | 'months'>): Figure => {
  const all = months.flatMap(({ parts }) => parts)
  const parts = SOURCES.map(({ source, label, detail }) => ({
    ...{ id: source, label, detail },
    value: all.reduce((sum, part) => sum + (part.source === source ? part.actual.revenue : 0), 0),
  }))
  return figureOf(
    { unit: 'money', currency },
    parts.filter(({ value }) => value !== 0),
  )
}
