import { BarChart } from '../ui/charts/bar-chart'
import { ChartCard } from '../ui/charts/chart-card'
import { type ChartBar, ChartLegend } from '../ui/charts/chart-parts'
import { ColumnChart } from '../ui/charts/column-chart'
import { EmptyState } from '../ui/lists/list-states'
import { KitSection } from './kit-section'

const PARTS = [
  { id: 'approved', word: 'Approved', colour: 'var(--st-approved)' },
  { id: 'waiting', word: 'Waiting', colour: 'var(--st-waiting)' },
  { id: 'unsubmitted', word: 'Unsubmitted', colour: 'var(--st-unsubmitted)' },
]

const bar = (name: string, approved: number, waiting = 0, unsubmitted = 0): ChartBar => ({
  id: name,
  name,
  label: name,
  values: { approved, waiting, unsubmitted },
  total: `${approved + waiting + unsubmitted}h 00m`,
})

const BARS = [bar('Priya Nair', 120, 16, 8), bar('Daniel Osei', 64), bar('Tom Okafor', 12, 0, 30)]
const COLUMNS = [bar('Sep 2026', 90), bar('Oct 2026', 110, 8), bar('Nov 2026', 20, 24, 30)]

const asTable = (bars: readonly ChartBar[]) => (
  <ul>
    {bars.map(({ id, name, total }) => (
      <li key={id}>
        {name}: {total}
      </li>
    ))}
  </ul>
)

export function ChartSection() {
  return (
    <KitSection title="Charts" span={6}>
      <ChartCard
        title="By person"
        chart={
          <>
            <BarChart label="Time by person" bars={BARS} parts={PARTS} axis="Hours" />
            <ChartLegend parts={PARTS} />
          </>
        }
        table={asTable(BARS)}
      />
      <ChartCard
        title="By month"
        chart={<ColumnChart label="Time by month" columns={COLUMNS} parts={PARTS} axis="Hours" />}
        table={asTable(COLUMNS)}
      />
      <ChartCard title="By role" chart={null} table={null} instead={<EmptyState text="No time logged." />} />
    </KitSection>
  )
}
