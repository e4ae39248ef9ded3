import { Suspense } from 'react'
import { late } from '../../../ui/late/late'
import { Card } from '../../../ui/layout/card'
import { Answered, Awaited } from '../frame/portal-states'
import { PortalLink } from '../place/place-context'
import { usePortalChart } from './use-portal-chart'

const PlanBars = late(() => import('./plan-bars').then((module) => ({ default: module.PlanBars })))

const LINES = 4

/** The task lists against time; the chart has their tasks. The bars come after the page. */
export function PlanCard() {
  return (
    <Card title="Plan" note="task lists" actions={<PortalLink page="plan">Gantt chart</PortalLink>} flush>
      <Answered asked={usePortalChart()} lines={LINES}>
        {(chart) => (
          <Suspense fallback={<Awaited lines={LINES} />}>
            <PlanBars chart={chart} />
          </Suspense>
        )}
      </Answered>
    </Card>
  )
}
