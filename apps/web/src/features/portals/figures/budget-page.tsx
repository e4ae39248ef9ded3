import type { VisitorBudgetTracker } from '@praxis/contract/portals/portal-figures'
import { formatDay } from '@praxis/domain/calendar/day'
import { useQuery } from '@tanstack/react-query'
import { Box } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardNote } from '../../../ui/layout/card-row'
import { amountsOfTable } from '../../plans/amounts'
import { usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { PortalTable } from '../frame/portal-table'
import { usePortalToday } from '../frame/use-portal-today'
import { budgetUsedQuery } from '../portals.queries'
import { BudgetChart } from './budget-chart'

/** What is used of the budget, week by week. */
export default function BudgetPage() {
  const { reference } = usePortal()
  const asked = useQuery(budgetUsedQuery(reference))
  return (
    <Card title="Budget by week" note="approved time and expenses; weeks start on Monday" flush>
      <Answered asked={asked} lines={8}>
        {(tracker) =>
          tracker.periods.length > 0 ? (
            <>
              <Box style={{ padding: '0 var(--s4) var(--s4)' }}>
                <BudgetChart tracker={tracker} height={260} />
              </Box>
              <Weeks tracker={tracker} />
            </>
          ) : (
            <CardNote>Nothing is charged yet.</CardNote>
          )
        }
      </Answered>
    </Card>
  )
}

function Weeks({ tracker: { currency, used, periods } }: { tracker: VisitorBudgetTracker }) {
  const today = usePortalToday()
  const amounts = amountsOfTable(
    periods.flatMap((period) => [period.revenue, period.cumulativeRevenue, period.plannedCumulativeRevenue]),
  )
  return (
    <PortalTable
      label="Budget by week"
      columns={['Week from', `Used, ${currency}`, 'Used so far', 'Planned so far']}
      rows={periods.map((period) => {
        const isAhead = period.startDate > today
        return {
          id: period.startDate,
          cells: [
            formatDay(period.startDate),
            isAhead ? '–' : amounts(period.revenue),
            isAhead ? '–' : amounts(period.cumulativeRevenue),
            amounts(period.plannedCumulativeRevenue),
          ],
        }
      })}
      total={['Total', amounts(used), '', '']}
    />
  )
}
