import type { TimeTrackerReport } from '@praxis/contract/plans/forecast'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration, hoursOfDuration } from '@praxis/domain/durations/duration'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChartCard } from '../../../ui/charts/chart-card'
import { SeriesChart } from '../../../ui/charts/series-chart'
import { SeriesLegend } from '../../../ui/charts/series-legend'
import { Row, Stack } from '../../../ui/layout/box'
import { ScrollRegion } from '../../../ui/layout/scroll-region'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { EmptyState } from '../../../ui/lists/list-states'
import { PlanAnswer } from '../plan-answer'
import { monthName, shortMonth } from '../plan-words'
import classes from '../plans.module.css'
import { timeTrackerQuery } from '../plans.queries'

const LOGGED = { id: 'logged', word: 'Logged', colour: 'var(--primary)' } as const
const PLANNED = { id: 'planned', word: 'Planned', colour: 'var(--edge)' } as const

type By = 'week' | 'month'

/** Logged time by week or by month, against the resource plan. */
export function TimeTrackerCard({ projectID }: { projectID: string }) {
  const [by, setBy] = useState<By>('week')
  const query = useQuery(timeTrackerQuery(projectID, by))
  return <PlanAnswer query={query}>{(report) => <Tracker report={report} by={by} onBy={setBy} />}</PlanAnswer>
}

interface TrackerProps {
  readonly report: TimeTrackerReport
  readonly by: By
  readonly onBy: (by: By) => void
}

function Tracker({ report: { periods, plannedSeconds }, by, onBy }: TrackerProps) {
  const nameOf = (startDate: string) => (by === 'week' ? formatDay(startDate).slice(0, 5) : shortMonth(startDate))
  const choices = [
    { value: 'week' as const, label: 'By week' },
    { value: 'month' as const, label: 'By month' },
  ]
  const chart = (
    <Stack gap={2}>
      <Row justify="between" wrap gap={2}>
        <SeriesLegend
          entries={[
            { ...PLANNED, look: 'bar' },
            { ...LOGGED, look: 'bar' },
          ]}
        />
        <DisplaySwitch label="Time tracked" choices={choices} value={by} onChange={onBy} />
      </Row>
      <SeriesChart
        label={`Logged and planned hours by ${by}`}
        slots={periods.map(({ startDate }) => nameOf(startDate))}
        bars={[
          { ...PLANNED, values: periods.map((period) => hoursOfDuration(period.plannedSeconds)) },
          { ...LOGGED, values: periods.map(({ seconds }) => hoursOfDuration(seconds)) },
        ]}
        format={(hours) => `${hours}h`}
      />
    </Stack>
  )
  return (
    <ChartCard
      title="Time tracked"
      note={plannedSeconds > 0 ? `${formatDuration(plannedSeconds)} planned` : undefined}
      chart={chart}
      table={<TrackerTable periods={periods} by={by} />}
      instead={periods.length === 0 && <EmptyState text="Nothing logged or planned yet" />}
    />
  )
}

function TrackerTable({ periods, by }: Pick<TimeTrackerReport, 'periods'> & { readonly by: By }) {
  const time = (seconds: number) => (seconds > 0 ? formatDuration(seconds) : '–')
  return (
    <ScrollRegion label={`Time by ${by}`}>
      <table className={classes.table} aria-label={`Time by ${by}`}>
        <thead>
          <tr>
            <th scope="col">{by === 'week' ? 'Week from' : 'Month'}</th>
            <th scope="col">Logged</th>
            <th scope="col">Chargeable</th>
            <th scope="col">Planned</th>
            <th scope="col">Logged so far</th>
            <th scope="col">Planned so far</th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.startDate}>
              <th scope="row">{by === 'week' ? formatDay(period.startDate) : monthName(period.startDate)}</th>
              <td>{time(period.seconds)}</td>
              <td>{time(period.chargeableSeconds)}</td>
              <td>{time(period.plannedSeconds)}</td>
              <td>{time(period.cumulativeSeconds)}</td>
              <td>{time(period.cumulativePlannedSeconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
