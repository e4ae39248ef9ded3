import { Button } from '@mantine/core'
import type { Forecast } from '@praxis/contract/plans/forecast'
import type { Day } from '@praxis/domain/calendar/day'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ChartCard } from '../../../ui/charts/chart-card'
import { SeriesLegend } from '../../../ui/charts/series-legend'
import { attempt } from '../../../ui/feedback/attempt'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/lists/list-states'
import { useDayText } from '../../reader/readers-time'
import { AsOfField } from '../as-of-field'
import { Notice } from '../notice'
import { PlanAnswer } from '../plan-answer'
import { useUpdateAnalytics } from '../plans.mutations'
import { forecastQuery } from '../plans.queries'
import { BudgetTrackerCard } from './budget-tracker-card'
import { BurnChart } from './burn-chart'
import { BurnTable } from './burn-table'
import { ForecastFigures } from './forecast-figures'
import { burnLegend } from './forecast-series'
import { ForecastTable } from './forecast-table'
import { ForecastThen } from './forecast-then'
import { runsOutText } from './runs-out-words'

interface ForecastTabProps {
  readonly projectID: string
  readonly asOf: Day | undefined
  /** What of it is invoiced, beside what it has earned. */
  readonly invoiced: ReactNode
}

/** What a project will bring and cost, with what that is made of. */
export function ForecastTab({ projectID, asOf, invoiced }: ForecastTabProps) {
  const query = useQuery(forecastQuery(projectID))
  return (
    <PlanAnswer query={query}>
      {(forecast) => (
        <Stack gap={4} shrinks>
          <Row gap={3} justify="between" wrap>
            <AsOfField asOf={asOf} keptSince={forecast.keptSince} />
            <Recalculate projectID={projectID} updatedAt={forecast.updatedAt} />
          </Row>
          {asOf === undefined ? (
            <ForecastNow projectID={projectID} forecast={forecast} invoiced={invoiced} />
          ) : (
            <ForecastThen projectID={projectID} now={forecast} asOf={asOf} />
          )}
        </Stack>
      )}
    </PlanAnswer>
  )
}

interface ForecastNowProps extends Pick<ForecastTabProps, 'projectID' | 'invoiced'> {
  readonly forecast: Forecast
}

function ForecastNow({ projectID, forecast, invoiced }: ForecastNowProps) {
  const runsOut = runsOutText(forecast)
  const isEmpty = forecast.months.length === 0
  return (
    <>
      <ForecastFigures projectID={projectID} forecast={forecast} />
      {invoiced}
      {runsOut && <Notice tone="warning">{runsOut}</Notice>}
      <ChartCard
        title="Revenue burn"
        note="cumulative, by month"
        chart={
          <Stack gap={2}>
            <SeriesLegend entries={burnLegend} />
            <BurnChart forecast={forecast} height={220} />
          </Stack>
        }
        table={<BurnTable forecast={forecast} />}
        instead={isEmpty && <EmptyState text="Nothing logged or planned yet" />}
      />
      {!isEmpty && (
        <>
          <Card title="By month" note="open a figure to see what it is made of" flush>
            <ForecastTable projectID={projectID} forecast={forecast} />
          </Card>
          <BudgetTrackerCard projectID={projectID} />
        </>
      )}
    </>
  )
}

function Recalculate({ projectID, updatedAt }: { projectID: string; updatedAt: string }) {
  const { mutateAsync: updateAnalytics, isPending } = useUpdateAnalytics(projectID)
  const dayText = useDayText()
  return (
    <Row gap={2}>
      <Text tone="third" size={12}>
        Calculated on {dayText(updatedAt)}
      </Text>
      <Button
        variant="default"
        leftSection={<IconRefresh {...icon} />}
        loading={isPending}
        onClick={() => void attempt(updateAnalytics(), 'Recalculated from logged time, expenses and bookings')}
      >
        Recalculate
      </Button>
    </Row>
  )
}
