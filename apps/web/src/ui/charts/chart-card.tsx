import { IconChartBar, IconTable } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { icon } from '../icon'
import { Box } from '../layout/box'
import { Card } from '../layout/card'
import { DisplaySwitch } from '../lists/display-switch'

interface ChartCardProps {
  readonly title: string
  readonly note?: ReactNode
  readonly chart: ReactNode
  /** The chart's figures as a table, to read out and to copy. */
  readonly table: ReactNode
  /** Shown in place of both, when there is nothing to draw. */
  readonly instead?: ReactNode
  /** A line below, whichever is shown. */
  readonly foot?: ReactNode
}

/** A chart, and its figures by a press. */
export function ChartCard({ title, note, chart, table, instead, foot }: ChartCardProps) {
  const [display, setDisplay] = useState<'chart' | 'table'>('chart')
  return (
    <Card
      title={title}
      note={note}
      flush
      actions={
        !instead && (
          <DisplaySwitch
            label={`Display of ${title.toLowerCase()}`}
            choices={[
              { value: 'chart', label: 'Chart', icon: <IconChartBar {...icon} /> },
              { value: 'table', label: 'Table', icon: <IconTable {...icon} /> },
            ]}
            value={display}
            onChange={setDisplay}
          />
        )
      }
    >
      {instead ||
        (display === 'chart' ? <Box style={{ padding: 'var(--s1) var(--s4) var(--s4)' }}>{chart}</Box> : table)}
      {foot}
    </Card>
  )
}
