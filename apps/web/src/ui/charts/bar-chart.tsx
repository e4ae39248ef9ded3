import type { CSSProperties } from 'react'
import { Grid, Row, Text } from '../layout/box'
import { axisOf } from './chart-axis'
import { type ChartBar, type ChartPart, type PartStyle, sumOf } from './chart-parts'
import classes from './charts.module.css'

interface BarChartProps {
  /** What the bars show, as a heading: 'Time by person'. */
  readonly label: string
  readonly bars: readonly ChartBar[]
  readonly parts: readonly ChartPart[]
  /** The name and unit of the axis: 'Hours'. */
  readonly axis: string
}

/** Horizontal bars beside their names, on one scale. */
export function BarChart({ label, bars, parts, axis }: BarChartProps) {
  const { ticks, end } = axisOf(Math.max(0, ...bars.map(sumOf)))
  const steps: CSSProperties & { '--steps': number } = { '--steps': ticks.length - 1 }
  return (
    <div className={classes.bars} style={steps}>
      <Grid as="ul" aria-label={label}>
        {bars.map((bar) => (
          <Grid key={bar.id} as="li" align="center" className={classes.bar}>
            <Row as="span" gap={2} shrinks ellipsis>
              {bar.label}
            </Row>
            <Row as="span" className={classes.track} aria-hidden>
              {parts.map(
                ({ id, word, colour }) =>
                  (bar.values[id] ?? 0) > 0 && (
                    <i
                      key={id}
                      title={`${bar.name}: ${word}`}
                      style={{ '--part': colour, width: `${((bar.values[id] ?? 0) / end) * 100}%` } as PartStyle}
                    />
                  ),
              )}
            </Row>
            <Text figures oneLine text="end">
              {bar.total}
            </Text>
          </Grid>
        ))}
      </Grid>
      <Grid align="center" className={classes.axis} aria-hidden>
        <Text text="end">{axis}</Text>
        <span className={classes.axisTicks}>
          {ticks.map((tick) => (
            <span key={tick} style={{ insetInlineStart: `${(tick / end) * 100}%` }}>
              {tick.toLocaleString('en-GB')}
            </span>
          ))}
        </span>
      </Grid>
    </div>
  )
}
