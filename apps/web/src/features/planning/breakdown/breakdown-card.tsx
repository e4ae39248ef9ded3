import type { PlanningBreakdown } from '@praxis/contract/planning/targetable-planning'
import { hoursOfDuration } from '@praxis/domain/durations/duration'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChartCard } from '../../../ui/charts/chart-card'
import { SeriesChart } from '../../../ui/charts/series-chart'
import { SeriesLegend } from '../../../ui/charts/series-legend'
import { Row, Stack } from '../../../ui/layout/box'
import { CardNote } from '../../../ui/layout/card-row'
import { DataTable } from '../../../ui/lists/data-table'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { ErrorState } from '../../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { axisMoney } from '../../plans/amounts'
import { monthHead } from '../../plans/plan-words'
import type { Targetable } from '../../projects/targetable'
import { planningBreakdownQuery } from '../planning.queries'
import { breakdownColumns, type Measure, measuresOf } from './breakdown-columns'
import { totalWords } from './breakdown-words'

/** What the bookings of a project or opportunity come to, by role and month; money for those who may see it. */
export function BreakdownCard({ on }: { on: Targetable }) {
  const { data, error, refetch } = useQuery(planningBreakdownQuery(on))
  return (
    <ChartCard
      title="Breakdown"
      note={data && data.seconds > 0 ? totalWords(data) : 'by role and month'}
      chart={data && <BreakdownChart breakdown={data} />}
      table={data && <BreakdownTable breakdown={data} />}
      instead={
        !data && error ? (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        ) : !data ? (
          <Waiting />
        ) : (
          data.seconds === 0 && <CardNote>Nothing is booked yet. What you book above is summed up here.</CardNote>
        )
      }
    />
  )
}

const Waiting = () => (
  <Stack gap={3} style={{ padding: 'var(--s4)' }} aria-busy>
    {placesOf(4).map((place) => (
      <Skeleton key={place} index={place} />
    ))}
  </Stack>
)

const CHARGE = { id: 'charge', word: 'Charge', colour: 'var(--c3)' }
const COST = { id: 'cost', word: 'Cost', colour: 'var(--c7)' }

function BreakdownChart({ breakdown }: { breakdown: PlanningBreakdown }) {
  const { months, charge, currency } = breakdown
  const slots = months.map(({ month }, index) => monthHead(month.slice(0, 7), index))
  if (charge === undefined)
    return (
      <SeriesChart
        label="Booked hours by month"
        slots={slots}
        bars={[{ ...CHARGE, id: 'hours', values: months.map(({ seconds }) => hoursOfDuration(seconds)) }]}
        format={(hours) => `${hours.toLocaleString('en-GB')}h`}
      />
    )
  return (
    <Stack gap={2}>
      <SeriesLegend entries={[CHARGE, COST].map((entry) => ({ ...entry, look: 'bar' }))} />
      <SeriesChart
        label="Charge and cost by month"
        slots={slots}
        bars={[
          { ...CHARGE, values: months.map((month) => month.charge ?? null) },
          { ...COST, values: months.map((month) => month.cost ?? null) },
        ]}
        format={axisMoney(currency)}
      />
    </Stack>
  )
}

function BreakdownTable({ breakdown }: { breakdown: PlanningBreakdown }) {
  const measures = measuresOf(breakdown)
  const [measure, setMeasure] = useState<Measure>('seconds')
  return (
    <Stack gap={2}>
      {measures.length > 1 && (
        <Row style={{ padding: '0 var(--s4)' }}>
          <DisplaySwitch label="What the table shows" choices={measures} value={measure} onChange={setMeasure} />
        </Row>
      )}
      <DataTable
        label="Breakdown by role and month"
        bare
        rows={breakdown.roles}
        rowKey={({ roleID }) => roleID}
        rowName={({ name }) => name}
        columns={breakdownColumns(breakdown, measure)}
        empty={{ text: 'Nothing is booked yet' }}
      />
    </Stack>
  )
}
