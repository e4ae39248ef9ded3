import type { Figure, LeftOut } from '@praxis/contract/company/figures'
import type { PlanCategory, PlanSide } from '@praxis/contract/plans/plan-rules'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatDuration } from '../durations/duration'
import { figureOf } from '../figures/figure'
import { formatMoney } from '../money/money'
import type { ForecastEntry } from './forecast-entries'

const CATEGORIES: Readonly<Record<PlanCategory, string>> = {
  consultancyBudget: 'Consultancy',
  expensesBudget: 'Expenses',
  othersBudget: 'Others',
}

const SOURCES: Readonly<Record<ForecastEntry['source'], string>> = {
  logged: 'Logged',
  expenses: 'Claims',
  bookings: 'Booked',
  agreements: 'Agreed',
  budgetPlan: 'Budget plan',
}

/** What is the same in several months is one part: the source with its role and rates, item or state. */
const keyOf = ({ category, source, of }: ForecastEntry): string => [category, source, of?.id ?? ''].join('/')

const labelOf = ({ category, of }: ForecastEntry): string =>
  of === null ? CATEGORIES[category] : (of.name ?? 'No role')

const detailOf = (
  entries: readonly [ForecastEntry, ...ForecastEntry[]],
  side: PlanSide,
  currency: Currency,
): string => {
  const [{ category, source, of, rated }] = entries
  const seconds = entries.reduce((sum, entry) => sum + (entry.rated?.[side].seconds ?? 0), 0)
  const rate = rated?.[side].rate ?? null
  return [
    ...(of === null ? [] : [CATEGORIES[category]]),
    SOURCES[source],
    ...(rate === null ? [] : [`${formatDuration(seconds)} at ${formatMoney(rate, currency)}`]),
  ].join(' · ')
}

interface Explained {
  readonly side: PlanSide
  readonly currency: Currency
  /** The address of what is behind an amount. */
  readonly recordsOf: (entry: ForecastEntry) => string
  readonly leftOut: readonly LeftOut[]
}

/** A side of a forecast by where it comes from: what has come about first, then what is to come. */
export const forecastFigure = (
  entries: readonly ForecastEntry[],
  { side, currency, recordsOf, leftOut }: Explained,
): Figure => {
  const groups = new Map<string, [ForecastEntry, ...ForecastEntry[]]>()
  for (const entry of entries) {
    if (entry[side] === 0) continue
    const group = groups.get(keyOf(entry))
    if (group) group.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  const parts = [...groups].map(([id, group]) => ({
    id,
    label: labelOf(group[0]),
    detail: detailOf(group, side, currency),
    value: group.reduce((sum, entry) => sum + entry[side], 0),
    records: recordsOf(group[0]),
  }))
  return figureOf({ unit: 'money', currency }, parts, leftOut)
}
