import { type ForecastMonth, type ForecastPart, forecastSources } from '@praxis/contract/plans/forecast'
import { planCategories } from '@praxis/contract/plans/plan-rules'
import { monthsTouched } from '../companies/working-days'
import { type ForecastEntry, forecastEntries } from './forecast-entries'
import type { ForecastGround, Money, PlannedMonth } from './forecast-ground'
import { monthsOfDays } from './plan-months'
import { amountToDate } from './plan-to-date'

export interface ForecastSums {
  readonly months: ForecastMonth[]
  readonly actual: Money
  readonly forecast: Money
  readonly planToDate: Money
}

const sumOfMoney = (amounts: readonly Money[]): Money => ({
  revenue: amounts.reduce((sum, { revenue }) => sum + revenue, 0),
  cost: amounts.reduce((sum, { cost }) => sum + cost, 0),
})

/** Twenty years: months without anything are shown between others, but not those before a day that was mistyped. */
const MOST_MONTHS_IN_A_ROW = 240

const monthsToShow = (months: ReadonlySet<string>): string[] => {
  const sorted = [...months].sort()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return []
  const [from, to] = [`${first}-01`, `${last}-01`]
  return monthsTouched(from, to) <= MOST_MONTHS_IN_A_ROW ? monthsOfDays(from, to) : sorted
}

const grouped = <Item extends { readonly month: string }>(items: readonly Item[]): Map<string, Item[]> => {
  const byMonth = new Map<string, Item[]>()
  for (const item of items) {
    const ofMonth = byMonth.get(item.month)
    if (ofMonth) ofMonth.push(item)
    else byMonth.set(item.month, [item])
  }
  return byMonth
}

const secondsOf = (entries: readonly ForecastEntry[], source: ForecastPart['source']): number =>
  entries.reduce((sum, entry) => sum + (entry.source === source ? entry.seconds : 0), 0)

const isSomething = ({ revenue, cost, seconds }: ForecastPart): boolean => revenue !== 0 || cost !== 0 || seconds !== 0

const partsOf = (entries: readonly ForecastEntry[]): ForecastPart[] =>
  planCategories
    .flatMap((category) =>
      forecastSources.map((source) => {
        const own = entries.filter((entry) => entry.category === category && entry.source === source)
        const actual = sumOfMoney(own.map((entry) => entry.actual))
        return { category, source, ...sumOfMoney(own), seconds: secondsOf(own, source), actual }
      }),
    )
    .filter(isSomething)

const monthOfEntries = (
  month: string,
  entries: readonly ForecastEntry[],
  planned: readonly PlannedMonth[],
): ForecastMonth => ({
  month,
  actual: sumOfMoney(entries.map(({ actual }) => actual)),
  forecast: sumOfMoney(entries),
  plan: sumOfMoney(planned),
  loggedSeconds: secondsOf(entries, 'logged'),
  bookedSeconds: secondsOf(entries, 'bookings'),
  parts: partsOf(entries),
})

/** What a project has brought and cost by month, and will, beside its plan. */
export const forecast = (ground: ForecastGround): ForecastSums => {
  const { planned, today, thisMonth } = ground
  const entries = grouped(forecastEntries(ground))
  const lines = grouped(planned)
  const months = monthsToShow(new Set([...entries.keys(), ...lines.keys()])).map((month) =>
    monthOfEntries(month, entries.get(month) ?? [], lines.get(month) ?? []),
  )
  const toDate = (amount: number, month: string) => amountToDate(amount, month, today, thisMonth)
  return {
    months,
    actual: sumOfMoney(months.map(({ actual }) => actual)),
    forecast: sumOfMoney(months.map((month) => month.forecast)),
    planToDate: sumOfMoney(
      planned.map(({ month, revenue, cost }) => ({ revenue: toDate(revenue, month), cost: toDate(cost, month) })),
    ),
  }
}
