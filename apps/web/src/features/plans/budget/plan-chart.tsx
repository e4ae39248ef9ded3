import type { Forecast } from '@praxis/contract/plans/forecast'
import type { Currency } from '@praxis/contract/protocol/values'
import { SeriesChart } from '../../../ui/charts/series-chart'
import type { LegendEntry } from '../../../ui/charts/series-legend'
import { axisMoney } from '../amounts'
import { placeOfDay } from '../place-of-day'
import { shortMonth } from '../plan-words'
import { sumOfMonth } from './plan-sums'
import { monthsOf, type PlanValues } from './plan-values'

const PLAN = { id: 'plan', word: 'Plan', colour: 'var(--edge)' } as const
const ACTUAL = { id: 'actual', word: 'Actual', colour: 'var(--primary)' } as const
const FORECAST = { id: 'forecast', word: 'Forecast', colour: 'var(--primary-text)' } as const

/** Opportunities have a plan alone. */
export const planLegend = (hasForecast: boolean): LegendEntry[] => [
  { ...PLAN, look: 'bar' },
  ...(hasForecast ? [{ ...ACTUAL, look: 'bar' } as const, { ...FORECAST, look: 'dashed' } as const] : []),
]

interface PlanChartProps {
  readonly values: PlanValues
  readonly currency: Currency
  readonly forecast: Forecast | undefined
}

/** Revenue by month: the plan, what came of it, and what is foreseen. The grid below has the figures. */
export function PlanChart({ values, currency, forecast }: PlanChartProps) {
  const months = monthsOf(values)
  const byMonth = new Map(forecast?.months.map((month) => [month.month, month]))
  const thisMonth = forecast?.today.slice(0, 7) ?? ''
  const bars = [
    { ...PLAN, values: months.map((month) => sumOfMonth(values, month).revenue) },
    ...(forecast
      ? [
          {
            ...ACTUAL,
            values: months.map((month) => (month > thisMonth ? null : (byMonth.get(month)?.actual.revenue ?? 0))),
          },
        ]
      : []),
  ]
  const foreseen = months.flatMap((month, index) => {
    const foreseenOf = month >= thisMonth ? byMonth.get(month) : undefined
    return foreseenOf ? [{ x: index + 0.5, y: foreseenOf.forecast.revenue }] : []
  })
  const today = forecast && placeOfDay(forecast.today, months)
  return (
    <SeriesChart
      label="Planned revenue by month, with what came in and what is foreseen"
      slots={months.map(shortMonth)}
      bars={bars}
      lines={[{ ...FORECAST, look: 'dashed', points: foreseen, hasDots: true }]}
      today={today === undefined ? undefined : { x: today, word: 'Today' }}
      format={axisMoney(currency)}
      height={140}
      axisWidth={0}
    />
  )
}
