import type { BudgetTracker } from '@praxis/contract/plans/forecast'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { ChartCard } from '../../../ui/charts/chart-card'
import { SeriesChart } from '../../../ui/charts/series-chart'
import { SeriesLegend } from '../../../ui/charts/series-legend'
import { Stack } from '../../../ui/layout/box'
import { ScrollRegion } from '../../../ui/layout/scroll-region'
import { EmptyState } from '../../../ui/lists/list-states'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { amountsOfTable, axisMoney } from '../amounts'
import { PlanAnswer } from '../plan-answer'
import classes from '../plans.module.css'
import { weeklyBudgetTrackerQuery } from '../plans.queries'

const REVENUE = { id: 'revenue', word: 'Revenue, cumulative', colour: 'var(--primary-text)' } as const
const COST = { id: 'cost', word: 'Cost, cumulative', colour: 'var(--accent-text)' } as const
const PLAN = { id: 'plan', word: 'Planned revenue', colour: 'var(--line-strong)' } as const

/** Revenue and cost week by week, against the budget. */
export function BudgetTrackerCard({ projectID }: { projectID: string }) {
  const query = useQuery(weeklyBudgetTrackerQuery(projectID))
  return <PlanAnswer query={query}>{(tracker) => <Tracker tracker={tracker} />}</PlanAnswer>
}

function Tracker({ tracker: { currency, budget, periods } }: { tracker: BudgetTracker }) {
  const today = useToday(useReadersTimeZone())
  const pointsOf = (weeks: BudgetTracker['periods'], value: (period: BudgetTracker['periods'][number]) => number) =>
    weeks.map((period, index) => ({ x: index + 0.5, y: value(period) }))
  // What came in ends with this week: drawn on, it would read as a forecast that nothing more comes.
  const gone = periods.filter(({ startDate }) => startDate <= today)
  const chart = (
    <Stack gap={2}>
      <SeriesLegend
        entries={[
          { ...REVENUE, look: 'solid' },
          { ...COST, look: 'solid' },
          { ...PLAN, look: 'thin' },
        ]}
      />
      <SeriesChart
        label="Revenue and cost added up by week, against the budget"
        slots={periods.map(({ startDate }) => formatDay(startDate).slice(0, 5))}
        lines={[
          {
            ...PLAN,
            look: 'thin',
            points: pointsOf(periods, ({ plannedCumulativeRevenue }) => plannedCumulativeRevenue),
          },
          { ...COST, look: 'solid', points: pointsOf(gone, ({ cumulativeCost }) => cumulativeCost) },
          { ...REVENUE, look: 'solid', points: pointsOf(gone, ({ cumulativeRevenue }) => cumulativeRevenue) },
        ]}
        level={
          budget.revenue > 0
            ? { value: budget.revenue, word: `Budget ${formatWholeMoney(budget.revenue, currency)}` }
            : undefined
        }
        format={axisMoney(currency)}
      />
    </Stack>
  )
  return (
    <ChartCard
      title="Budget by week"
      note="time at its rates and expenses, weeks start on Monday"
      chart={chart}
      table={<TrackerTable periods={periods} currency={currency} today={today} />}
      instead={periods.length === 0 && <EmptyState text="Nothing logged or planned yet" />}
    />
  )
}

interface TrackerTableProps extends Pick<BudgetTracker, 'periods' | 'currency'> {
  readonly today: Day
}

function TrackerTable({ periods, currency, today }: TrackerTableProps) {
  const amounts = amountsOfTable(periods.flatMap(({ revenue, cost }) => [revenue, cost]))
  return (
    <ScrollRegion label="Budget by week">
      <table className={classes.table} aria-label="Budget by week">
        <thead>
          <tr>
            <th scope="col">Week from</th>
            <th scope="col">Revenue, {currency}</th>
            <th scope="col">Cost</th>
            <th scope="col">Revenue so far</th>
            <th scope="col">Cost so far</th>
            <th scope="col">Planned so far</th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.startDate}>
              <th scope="row">{formatDay(period.startDate)}</th>
              <td>{amounts(period.revenue)}</td>
              <td>{amounts(period.cost)}</td>
              <td>{period.startDate > today ? '–' : amounts(period.cumulativeRevenue)}</td>
              <td>{period.startDate > today ? '–' : amounts(period.cumulativeCost)}</td>
              <td>{amounts(period.plannedCumulativeRevenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
