import type { Forecast } from '@praxis/contract/plans/forecast'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { SeriesChart } from '../../../ui/charts/series-chart'
import { axisMoney } from '../amounts'
import { shortMonth } from '../plan-words'
import { burnOf } from './burn'
import { ACTUAL, FORECAST, PLAN } from './forecast-series'

/** Revenue added up month by month: what came in, what is foreseen, and the plan, under the budget. */
export function BurnChart({ forecast, height }: { forecast: Forecast; height?: number }) {
  const { actual, foreseen, plan, today } = burnOf(forecast)
  const money = (amount: number) => formatWholeMoney(amount, forecast.currency)
  const { budget } = forecast
  return (
    <SeriesChart
      label="Revenue added up by month, against plan and budget"
      slots={forecast.months.map(({ month }) => shortMonth(month))}
      lines={[
        { ...PLAN, look: 'thin', points: plan },
        { ...ACTUAL, look: 'solid', points: actual, hasArea: true },
        { ...FORECAST, look: 'dashed', points: foreseen },
      ]}
      level={budget.revenue > 0 ? { value: budget.revenue, word: `Budget ${money(budget.revenue)}` } : undefined}
      today={today === undefined ? undefined : { x: today, word: `Today ${money(forecast.actual.revenue)}` }}
      format={axisMoney(forecast.currency)}
      {...(height !== undefined && { height })}
    />
  )
}
