import { Button } from '@mantine/core'
import type { Currency } from '@praxis/contract/protocol/values'
import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { BarChart } from '../../../ui/charts/bar-chart'
import { ChartCard } from '../../../ui/charts/chart-card'
import { type ChartBar, ChartLegend } from '../../../ui/charts/chart-parts'
import { ColumnChart } from '../../../ui/charts/column-chart'
import { Grid, Row, Text } from '../../../ui/layout/box'
import { EmptyState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { FiguresTable } from '../figures-table'
import { shownParts, shownTotal } from '../shown-figures'
import { hoursByPart, TIME_PARTS } from '../time-parts'
import type { LoggedTimeSearch } from '../time-search'
import classes from './breakdown.module.css'
import type { BreakdownRow } from './breakdown-rows'

export type LinkToEntries = (search: LoggedTimeSearch) => Pick<LinkProps, 'to' | 'params' | 'search'>

interface BreakdownCardProps {
  readonly title: string
  /** What each row stands for: 'Person'. */
  readonly of: string
  /** Absent while the rows load for the first time. */
  readonly rows: readonly BreakdownRow[] | undefined
  readonly total: TimeFigures
  readonly currency: Currency
  readonly linkTo: LinkToEntries
  /** The rows follow each other in time. */
  readonly isTimeLine?: boolean
}

/** Further bars are shown by a press. */
const MOST_BARS = 8

function inMinutes(rows: readonly BreakdownRow[], total: TimeFigures): BreakdownRow[] {
  const shown = shownParts(
    rows.map(({ figures }) => figures),
    total,
  )
  return rows.map((row, index) => ({ ...row, figures: shown[index] ?? row.figures }))
}

/** Time split in parts of one kind: bars, and the figures behind them. */
export function BreakdownCard({ title, of, linkTo, currency, isTimeLine = false, ...analysed }: BreakdownCardProps) {
  const [showsAll, setShowsAll] = useState(false)
  const label = `Time by ${of.toLowerCase()}`
  if (!analysed.rows)
    return (
      <ChartCard
        title={title}
        chart={null}
        table={null}
        instead={
          <div className={classes.loading} aria-busy>
            <Skeletons count={4} />
          </div>
        }
      />
    )
  const total = shownTotal(analysed.total)
  const rows = inMinutes(analysed.rows, analysed.total)
  const nameOf = ({ name, search }: BreakdownRow): ReactNode =>
    search ? (
      <Link {...linkTo(search)} className={classes.name} title={name}>
        {name}
      </Link>
    ) : (
      <Text tone="third">{name}</Text>
    )
  const bars = rows.map(
    (row): ChartBar => ({
      id: row.id,
      name: row.name,
      label: nameOf(row),
      values: hoursByPart(row.figures),
      total: formatDuration(row.figures.loggedTime),
    }),
  )
  const isFolded = !isTimeLine && !showsAll && bars.length > MOST_BARS + 1
  return (
    <ChartCard
      title={title}
      note={rows.length > 1 && rows.length}
      instead={rows.length === 0 && <EmptyState text="No time logged." />}
      chart={
        <Grid gap={3}>
          {isTimeLine ? (
            <ColumnChart label={label} columns={bars} parts={TIME_PARTS} axis="Hours" />
          ) : (
            <BarChart label={label} bars={isFolded ? bars.slice(0, MOST_BARS) : bars} parts={TIME_PARTS} axis="Hours" />
          )}
          <Row gap={2} justify="between" wrap style={{ minHeight: 28 }}>
            <ChartLegend parts={TIME_PARTS} />
            {isFolded && (
              <Button variant="subtle" size="xs" onClick={() => setShowsAll(true)}>
                Show all {bars.length}
              </Button>
            )}
          </Row>
        </Grid>
      }
      table={
        <FiguresTable
          label={label}
          of={of}
          rows={rows.map((row) => ({ id: row.id, name: nameOf(row), figures: row.figures }))}
          total={total}
          currency={currency}
        />
      }
    />
  )
}
