import type { Forecast } from '@praxis/contract/plans/forecast'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { ChartCard } from '../../../ui/charts/chart-card'
import { SeriesLegend } from '../../../ui/charts/series-legend'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { EmptyState } from '../../../ui/lists/list-states'
import { FORECAST } from '../../projects/project-tabs'
import { BurnChart } from '../forecast/burn-chart'
import { BurnTable } from '../forecast/burn-table'
import { aheadText } from '../forecast/forecast-figures'
import { burnLegend } from '../forecast/forecast-series'
import { holdsText, runsOutText } from '../forecast/runs-out-words'
import classes from '../plans.module.css'

/** What the plan says for today, and how far the project is ahead of it. */
function planAtToday({ actual, planToDate, currency }: Forecast): string {
  const ahead = aheadText(actual.revenue, planToDate.revenue)
  const plan = ahead ? `, plan at today ${formatWholeMoney(planToDate.revenue, currency)}: ${ahead}` : ''
  return `cumulative, by month${plan}`
}

/** Revenue added up, and the day on which the budget is passed. */
export function BurnCard({ projectID, forecast }: { projectID: string; forecast: Forecast }) {
  const { company } = useWorkspaceViewer()
  const runsOut = runsOutText(forecast)
  return (
    <ChartCard
      title="Revenue burn"
      note={planAtToday(forecast)}
      chart={
        <Stack gap={2}>
          <SeriesLegend entries={burnLegend} />
          <BurnChart forecast={forecast} />
        </Stack>
      }
      table={<BurnTable forecast={forecast} />}
      instead={forecast.months.length === 0 && <EmptyState text="Nothing logged or planned yet" />}
      foot={
        <Row className={classes.foot} justify="between" gap={3} wrap size={13}>
          <Row gap={2} shrinks tone={runsOut ? 'warning' : 'third'}>
            {runsOut && <IconAlertTriangle {...icon} />}
            <Text>{runsOut ?? holdsText(forecast)}</Text>
          </Row>
          <Link to={FORECAST.to} params={{ companyDomain: company.domain, projectID }}>
            Open forecast
          </Link>
        </Row>
      }
    />
  )
}
