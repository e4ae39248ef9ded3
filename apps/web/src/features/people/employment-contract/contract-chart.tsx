import { useElementSize } from '@mantine/hooks'
import { addMonths, type Day, daysBetween, formatDay, partsOfDay } from '@praxis/domain/calendar/day'
import { formatDuration, hoursOfDuration } from '@praxis/domain/durations/duration'
import classes from './contract-chart.module.css'
import { type DraftPeriod, datedPeriods, weekSeconds } from './contract-draft'

const HEIGHT = 128
const TOP = 22
const BOTTOM = 28
const LEFT = 40
const RIGHT = 4
const GAP = 2
const FULL_WEEK_HOURS = 40
/** Bars narrower than this have no room for their words. */
const ROOM_FOR_TEXT = 56

interface Bar {
  readonly period: DraftPeriod & { readonly appliedDate: Day }
  readonly until: Day
  readonly hours: number
  readonly time: 'past' | 'current' | 'future'
}

/** The chart ends half a year after the last change or today, so that the present period is seen to go on. */
function chartOf(periods: readonly DraftPeriod[], today: Day) {
  const dated = datedPeriods(periods)
  const first = dated[0]?.appliedDate ?? today
  const last = dated.at(-1)?.appliedDate ?? today
  const end = addMonths(last > today ? last : today, 6)
  const bars = dated.map((period, index): Bar => {
    const next = dated[index + 1]?.appliedDate
    const isCurrent = period.appliedDate <= today && (next === undefined || next > today)
    return {
      period,
      until: next ?? end,
      hours: hoursOfDuration(weekSeconds(period.week)),
      time: isCurrent ? 'current' : period.appliedDate > today ? 'future' : 'past',
    }
  })
  return { first, end, bars }
}

function yearsBetween(from: Day, to: Day): Day[] {
  const years: Day[] = []
  for (let year = partsOfDay(from).year + 1; year <= partsOfDay(to).year; year++) years.push(`${year}-01-01`)
  return years
}

const spoken = (bars: readonly Bar[]): string =>
  bars
    .map(({ period, hours }) => `from ${formatDay(period.appliedDate)} ${formatDuration(hours * 3600)} a week`)
    .join(', ')

/** Contracted hours a week over time; a period that has not begun yet is hatched. */
export function ContractChart({ periods, today }: { periods: readonly DraftPeriod[]; today: Day }) {
  const { ref, width } = useElementSize()
  const { first, end, bars } = chartOf(periods, today)
  const days = Math.max(1, daysBetween(first, end))
  const x = (day: Day) => LEFT + (daysBetween(first, day) / days) * Math.max(0, width - LEFT - RIGHT)
  const most = Math.max(FULL_WEEK_HOURS, ...bars.map(({ hours }) => hours))
  const base = HEIGHT - BOTTOM
  const y = (hours: number) => base - (hours / most) * (base - TOP)
  const every = Math.ceil(yearsBetween(first, end).length / Math.max(1, Math.floor(width / 64)))

  return (
    <div className={classes.chart}>
      <div ref={ref}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} role="img" aria-label={`Contracted time: ${spoken(bars)}`}>
            <Hatching />
            {[0, FULL_WEEK_HOURS / 2, FULL_WEEK_HOURS].map((hours) => (
              <g key={hours}>
                <line className={classes.grid} x1={LEFT} x2={width - RIGHT} y1={y(hours)} y2={y(hours)} />
                <text className={classes.axis} x={LEFT - 8} y={y(hours) + 4} textAnchor="end">
                  {hours}h
                </text>
              </g>
            ))}
            {bars.map((bar) => {
              const left = x(bar.period.appliedDate)
              const barWidth = Math.max(2, x(bar.until) - left - GAP)
              return (
                <g key={bar.period.key} data-time={bar.time} className={classes.bar}>
                  <title>{`From ${formatDay(bar.period.appliedDate)}: ${formatDuration(bar.hours * 3600)} a week`}</title>
                  <rect
                    x={left}
                    y={y(bar.hours)}
                    width={barWidth}
                    height={base - y(bar.hours)}
                    {...(bar.time === 'future' && { fill: 'url(#future-period)' })}
                  />
                  <line x1={left} x2={left + barWidth} y1={y(bar.hours)} y2={y(bar.hours)} />
                  {barWidth > ROOM_FOR_TEXT && (
                    <text x={left + barWidth / 2} y={Math.min(y(bar.hours) + 18, base - 4)} textAnchor="middle">
                      {formatDuration(bar.hours * 3600)}
                    </text>
                  )}
                </g>
              )
            })}
            {yearsBetween(first, end)
              .filter((_, index) => index % every === 0)
              .map((day) => (
                <g key={day}>
                  <line className={classes.tick} x1={x(day)} x2={x(day)} y1={base} y2={base + 4} />
                  <text className={classes.axis} x={x(day)} y={base + 18} textAnchor="middle">
                    {day.slice(0, 4)}
                  </text>
                </g>
              ))}
            {today >= first && <Today x={x(today)} base={base} width={width} />}
          </svg>
        )}
      </div>
    </div>
  )
}

function Today({ x, base, width }: { x: number; base: number; width: number }) {
  const isNearEnd = x > width / 2
  return (
    <g className={classes.today}>
      <line x1={x} x2={x} y1={4} y2={base} />
      <text x={isNearEnd ? x - 6 : x + 6} y={14} textAnchor={isNearEnd ? 'end' : 'start'}>
        Today
      </text>
    </g>
  )
}

function Hatching() {
  return (
    <defs>
      <pattern id="future-period" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" className={classes.hatchGround} />
        <rect width="2" height="8" className={classes.hatchLine} />
      </pattern>
    </defs>
  )
}
