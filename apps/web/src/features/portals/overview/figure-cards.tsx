import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { late } from '../../../ui/late/late'
import { Box } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardNote } from '../../../ui/layout/card-row'
import { Skeletons } from '../../../ui/lists/skeleton'
import { TimeBars } from '../figures/time-bars'
import { usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { PortalLink } from '../place/place-context'
import { budgetUsedQuery, monthlyTimeQuery, weeklyTimeQuery } from '../portals.queries'

const BudgetChart = late(() => import('../figures/budget-chart').then((module) => ({ default: module.BudgetChart })))
const TimeChart = late(() => import('../figures/time-chart').then((module) => ({ default: module.TimeChart })))

const inCard = { padding: '0 var(--s4) var(--s3)' }

/** How high a card’s chart is, with its legend and without the card’s edge. */
const CHART_HEIGHT = 176

const ChartToCome = () => (
  <Box style={{ minHeight: CHART_HEIGHT }}>
    <Skeletons count={5} />
  </Box>
)

export function BudgetCard() {
  const { reference } = usePortal()
  const asked = useQuery(budgetUsedQuery(reference))
  return (
    <Card title="Budget" note="by week" flush actions={<PortalLink page="budget">All weeks</PortalLink>}>
      <Answered asked={asked} lines={5} height={CHART_HEIGHT}>
        {(tracker) =>
          tracker.periods.length > 0 ? (
            <Box style={inCard}>
              <Suspense fallback={<ChartToCome />}>
                <BudgetChart tracker={tracker} height={148} />
              </Suspense>
            </Box>
          ) : (
            <CardNote>Nothing is charged yet.</CardNote>
          )
        }
      </Answered>
    </Card>
  )
}

export function TimeByWeekCard() {
  const { reference } = usePortal()
  const asked = useQuery(weeklyTimeQuery(reference))
  return (
    <Card title="Time consumed" note="by week" flush>
      <Answered asked={asked} lines={5} height={CHART_HEIGHT}>
        {(tracker) =>
          tracker.periods.length > 0 ? (
            <Box style={inCard}>
              <Suspense fallback={<ChartToCome />}>
                <TimeChart tracker={tracker} />
              </Suspense>
            </Box>
          ) : (
            <CardNote>No approved time yet.</CardNote>
          )
        }
      </Answered>
    </Card>
  )
}

/** As many as the overview has room for. */
const LATEST_MONTHS = 6

export function TimeCard() {
  const { reference } = usePortal()
  const asked = useQuery(monthlyTimeQuery(reference))
  return (
    <Card title="Time" note="hours by month" flush actions={<PortalLink page="time">All time</PortalLink>}>
      <Answered asked={asked} lines={5}>
        {({ periods }) =>
          periods.length > 0 ? (
            <Box style={inCard}>
              <TimeBars months={periods.slice(-LATEST_MONTHS)} />
            </Box>
          ) : (
            <CardNote>No approved time yet.</CardNote>
          )
        }
      </Answered>
    </Card>
  )
}
