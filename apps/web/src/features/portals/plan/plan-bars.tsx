import type { PortalGanttChart } from '@praxis/contract/portals/portal-task-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import type { CSSProperties } from 'react'
import { shortMonthName } from '../../../ui/dates/month-text'
import { CardNote } from '../../../ui/layout/card-row'
import { usePortalToday } from '../frame/use-portal-today'
import classes from './plan-card.module.css'
import { type PlanLine, planLines } from './plan-lines'
import { monthsFrom, shareOf } from './plan-scale'

/** As many as the overview has room for. */
const MOST = 8
/** The months of a long plan are marked and named as far as there is room. */
const MOST_TICKS = 18
const MOST_NAMES = 6

/** The task lists of a chart as bars beside each other. */
export function PlanBars({ chart }: { chart: Pick<PortalGanttChart, 'taskLists'> }) {
  const lines = planLines(chart)
  return lines.length > 0 ? <Lines lines={lines} /> : <CardNote>Nothing is planned by date yet.</CardNote>
}

type Placed = CSSProperties & Record<'--from' | '--to', string>

const placed = (from: number, to: number): Placed => ({ '--from': `${from * 100}%`, '--to': `${to * 100}%` })

function Lines({ lines }: { lines: readonly PlanLine[] }) {
  const today = usePortalToday()
  const shown = lines.slice(0, MOST)
  const months = monthsFrom(shown)
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const step = Math.ceil(months.length / MOST_TICKS)
  const ticks = months.filter((_, index) => index % step === 0)
  const place = (day: string, isEnd = false) => shareOf(day, { first, last }, isEnd)
  const now = place(today)
  return (
    <div className={classes.plan}>
      <div className={classes.months} aria-hidden>
        {ticks.map((month, index) => (
          <span key={month} style={{ flexGrow: Math.min(step, months.length - index * step) }}>
            {index % Math.ceil(ticks.length / MOST_NAMES) === 0 &&
              (step > 1 ? `${shortMonthName(month)} ${month.slice(0, 4)}` : shortMonthName(month))}
          </span>
        ))}
      </div>
      <ul className={classes.lines} style={{ '--months': months.length / step } as CSSProperties}>
        {shown.map((line) => (
          <li key={line.id}>
            <span className={classes.name} title={line.name}>
              {line.name}
            </span>
            <span className={classes.track}>
              <span
                className={classes.bar}
                style={placed(place(line.start), place(line.end, true))}
                data-done={line.progress === 100 || undefined}
                role="img"
                aria-label={`${formatDay(line.start)} to ${formatDay(line.end)}${line.progress === undefined ? '' : `, ${line.progress}% done`}`}
              >
                {line.progress !== undefined && <span style={{ width: `${line.progress}%` }} />}
              </span>
              {now > 0 && now < 1 && <span className={classes.now} style={placed(now, now)} aria-hidden />}
            </span>
          </li>
        ))}
      </ul>
      {lines.length > MOST && <p className={classes.more}>{lines.length - MOST} more</p>}
    </div>
  )
}
