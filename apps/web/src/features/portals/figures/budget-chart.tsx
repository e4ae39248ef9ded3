import type { VisitorBudgetTracker } from '@praxis/contract/portals/portal-figures'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { SeriesChart } from '../../../ui/charts/series-chart'
import { SeriesLegend } from '../../../ui/charts/series-legend'
import { Stack } from '../../../ui/layout/box'
import { axisMoney } from '../../plans/amounts'
import { usePortalToday } from '../frame/use-portal-today'

const USED = { id: 'used', word: 'Used', colour: 'var(--primary-text)' } as const
const PLAN = { id: 'plan', word: 'Plan', colour: 'var(--line-strong)' } as const

/** What is used of the budget, added up week by week, beside the plan and under the budget. */
export function BudgetChart({ tracker, height }: { tracker: VisitorBudgetTracker; height?: number }) {
  const { currency, budget, used, periods } = tracker
  const today = usePortalToday()
  const money = (amount: number) => formatWholeMoney(amount, currency)
  // What is used ends with this week: drawn on, it would read as if nothing more came.
  const gone = periods.filter(({ startDate }) => startDate <= today)
  return (
    <Stack gap={2}>
      <SeriesLegend
        entries={[
          { ...USED, look: 'solid' },
          { ...PLAN, look: 'thin' },
        ]}
      />
      <SeriesChart
        label={`${money(used)} used so far${budget > 0 ? ` of a budget of ${money(budget)}` : ''}, by week`}
        slots={periods.map(({ startDate }) => formatDay(startDate).slice(0, 5))}
        lines={[
          {
            ...PLAN,
            look: 'thin',
            points: periods.map((period, index) => ({ x: index + 0.5, y: period.plannedCumulativeRevenue })),
          },
          {
            ...USED,
            look: 'solid',
            hasArea: true,
            points: gone.map(({ cumulativeRevenue }, index) => ({ x: index + 0.5, y: cumulativeRevenue })),
          },
        ]}
        level={budget > 0 ? { value: budget, word: `Budget ${money(budget)}` } : undefined}
        format={axisMoney(currency)}
        {...(height !== undefined && { height })}
      />
    </Stack>
  )
}
