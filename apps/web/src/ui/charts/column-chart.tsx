import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import { Grid, Row, Stack, Text } from '../layout/box'
import { axisOf } from './chart-axis'
import { type ChartBar, type ChartPart, type PartStyle, sumOf } from './chart-parts'
import classes from './charts.module.css'

interface ColumnChartProps {
  /** What the columns show: 'Time by month'. */
  readonly label: string
  readonly columns: readonly ChartBar[]
  readonly parts: readonly ChartPart[]
  /** The name and unit of the vertical axis; the horizontal one needs none. */
  readonly axis: string
}

/** With more columns than these the totals would run into each other: they are read out and shown on hover. */
const MOST_TOTALS = 12

/** Vertical columns in their order, as months follow each other; those that do not fit are scrolled to. */
export function ColumnChart({ label, columns, parts, axis }: ColumnChartProps) {
  const { ticks, end } = axisOf(Math.max(0, ...columns.map(sumOf)), 4)
  const steps: CSSProperties & { '--steps': number } = { '--steps': ticks.length - 1 }
  return (
    <Grid size={12} tone="third" className={classes.columnChart} style={steps}>
      <Text style={{ gridColumn: '1 / -1', paddingBottom: 'var(--s2)' }} aria-hidden>
        {axis}
      </Text>
      <div className={classes.scale} aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} style={{ insetBlockEnd: `${(tick / end) * 100}%` }}>
            {tick.toLocaleString('en-GB')}
          </span>
        ))}
      </div>
      <Row as="ol" align="stretch" shrinks className={classes.columns} aria-label={label} tabIndex={0}>
        {columns.map((column) => (
          <Stack
            key={column.id}
            as="li"
            align="center"
            className={classes.column}
            title={`${column.name}: ${column.total}`}
          >
            <Stack as="span" align="center" justify="end" className={classes.stack} aria-hidden>
              {parts
                .toReversed()
                .map(
                  ({ id, colour }) =>
                    (column.values[id] ?? 0) > 0 && (
                      <i
                        key={id}
                        style={{ '--part': colour, height: `${((column.values[id] ?? 0) / end) * 100}%` } as PartStyle}
                      />
                    ),
                )}
            </Stack>
            <Text tone="second" text="center" style={{ padding: '6px 2px 0' }}>
              {column.label}
            </Text>
            {columns.length > MOST_TOTALS ? (
              <VisuallyHidden>{column.total}</VisuallyHidden>
            ) : (
              <Text figures oneLine className={classes.columnTotal}>
                {column.total}
              </Text>
            )}
          </Stack>
        ))}
      </Row>
    </Grid>
  )
}
