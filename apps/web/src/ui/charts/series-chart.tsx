import { useElementSize } from '@mantine/hooks'
import { axisOf } from './chart-axis'
import { lineThrough, type Point, type Scale, scaleOf } from './chart-scale'
import classes from './series-chart.module.css'

interface Series {
  readonly id: string
  readonly word: string
  /** A colour of the theme. */
  readonly colour: string
}

/** Columns, one for each slot; null leaves the slot empty. */
export interface BarSeries extends Series {
  readonly values: readonly (number | null)[]
}

/** A line through points; x counts slots from the left edge, so that 0.5 is the middle of the first. */
export interface LineSeries extends Series {
  readonly look: 'solid' | 'dashed' | 'thin'
  readonly points: readonly Point[]
  readonly hasDots?: boolean
  readonly hasArea?: boolean
}

interface SeriesChartProps {
  /** What the chart shows, for screen readers, who have the figures in the table beside it. */
  readonly label: string
  /** The names along the horizontal axis. */
  readonly slots: readonly string[]
  readonly bars?: readonly BarSeries[]
  readonly lines?: readonly LineSeries[]
  /** A level that is looked at, such as the budget. */
  readonly level?: { readonly value: number; readonly word: string } | undefined
  readonly today?: { readonly x: number; readonly word: string } | undefined
  /** A value as a mark of the vertical axis. */
  readonly format: (value: number) => string
  readonly height?: number
  /** How wide the marks of the vertical axis are; without room of their own they stand in the chart’s left neighbour. */
  readonly axisWidth?: number
}

/** Where nothing is measured yet, as before the first paint. */
const USUAL_WIDTH = 640
const FOOT = 22
const HEAD = 14
const NARROWEST_NAME = 34
const NAME_GAP = 10

/** Columns and lines over the same slots: months, weeks. */
export function SeriesChart(props: SeriesChartProps) {
  const { label, slots, bars = [], lines = [], level, today, format, height = 168, axisWidth = 48 } = props
  const { ref, width: measured } = useElementSize<HTMLDivElement>()
  const width = measured || USUAL_WIDTH
  const highest = Math.max(
    level?.value ?? 0,
    ...bars.flatMap(({ values }) => values.map((value) => value ?? 0)),
    ...lines.flatMap(({ points }) => points.map(({ y }) => y)),
  )
  const { ticks, end } = axisOf(highest, 4)
  const scale = scaleOf({ width, left: axisWidth, top: HEAD, bottom: height - FOOT, slots: slots.length, end })
  const longestName = Math.max(NARROWEST_NAME, ...slots.map((name) => name.length * LETTER + NAME_GAP))
  const everyName = Math.max(1, Math.ceil(longestName / Math.max(scale.slot, 1)))
  return (
    <div ref={ref} className={classes.chart}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={classes.grid} x1={scale.x(0)} x2={width} y1={scale.y(tick)} y2={scale.y(tick)} />
            <text className={classes.name} x={scale.x(0) - 8} y={scale.y(tick) + 4} textAnchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        {slots.map((name, index) => (
          // The names of slots need not differ: two years have two Julys.
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            key={index}
            className={classes.name}
            x={scale.x(index + 0.5)}
            y={height - 6}
            textAnchor="middle"
          >
            {index % everyName === 0 ? name : ''}
          </text>
        ))}
        <Bars bars={bars} scale={scale} />
        {lines.map((line) => (
          <Line key={line.id} line={line} scale={scale} />
        ))}
        {level && <Level {...level} scale={scale} width={width} today={today?.x} />}
        {today && <Today {...today} scale={scale} width={width} bottom={height - FOOT} />}
      </svg>
    </div>
  )
}

const GAP = 4
const WIDEST_BAR = 26

function Bars({ bars, scale }: { bars: readonly BarSeries[]; scale: Scale }) {
  const thick = Math.max(2, Math.min(WIDEST_BAR, (scale.slot * 0.7) / Math.max(bars.length, 1) - GAP))
  const all = bars.length * thick + (bars.length - 1) * GAP
  return bars.map(({ id, values, colour }, place) =>
    values.map(
      (value, index) =>
        value !== null &&
        value > 0 && (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its slot
            key={`${id}/${index}`}
            x={scale.x(index + 0.5) - all / 2 + place * (thick + GAP)}
            y={scale.y(value)}
            width={thick}
            height={Math.max(1, scale.y(0) - scale.y(value))}
            rx={2}
            fill={colour}
          />
        ),
    ),
  )
}

function Line({ line, scale }: { line: LineSeries; scale: Scale }) {
  const { points, look, colour, hasDots = false, hasArea = false } = line
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const path = lineThrough(points, scale)
  return (
    <>
      {hasArea && (
        <path
          d={`${path} L ${scale.x(last.x)} ${scale.y(0)} L ${scale.x(first.x)} ${scale.y(0)} Z`}
          fill={colour}
          opacity={0.08}
        />
      )}
      <path d={path} className={classes[look]} stroke={colour} fill="none" />
      {hasDots &&
        points.map(({ x, y }) => (
          <circle key={x} cx={scale.x(x)} cy={scale.y(y)} r={3.5} className={classes.dot} stroke={colour} />
        ))}
    </>
  )
}

interface LevelProps {
  readonly value: number
  readonly word: string
  readonly scale: Scale
  readonly width: number
  readonly today: number | undefined
}

/** How wide a letter of a word is, about. */
const LETTER = 6.2
const LINE_OF_WORDS = 14

/** A level; its word keeps clear of the line of today, and of the word over that. */
function Level({ value, word, scale, width, today }: LevelProps) {
  const [start, place] = [scale.x(0) + 8, today === undefined ? undefined : scale.x(today)]
  const isCrossed = place !== undefined && place < start + word.length * LETTER
  const isBelow = isCrossed && scale.y(value) < 2 * LINE_OF_WORDS
  return (
    <g className={classes.level}>
      <line x1={scale.x(0)} x2={width} y1={scale.y(value)} y2={scale.y(value)} />
      <text x={isCrossed ? place + 6 : start} y={scale.y(value) + (isBelow ? LINE_OF_WORDS : -5)}>
        {word}
      </text>
    </g>
  )
}

interface TodayProps {
  readonly x: number
  readonly word: string
  readonly scale: Scale
  readonly width: number
  readonly bottom: number
}

/** The line of today; its word turns to the side that has room. */
function Today({ x, word, scale, width, bottom }: TodayProps) {
  const place = scale.x(x)
  const isLate = place > width - 110
  return (
    <g className={classes.today}>
      <line x1={place} x2={place} y1={4} y2={bottom} />
      <text x={isLate ? place - 6 : place + 6} y={12} textAnchor={isLate ? 'end' : 'start'}>
        {word}
      </text>
    </g>
  )
}
