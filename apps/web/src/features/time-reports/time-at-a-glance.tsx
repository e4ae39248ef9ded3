import type { FigurePart } from '@praxis/contract/company/figures'
import type { TimeFigures } from '@praxis/contract/time/time-sheet-shapes'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { addDays, addMonths, type Day, startOfMonth } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { LOGGED_PARTS } from '@praxis/domain/time/time-report-figures'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { monthText } from '../../ui/dates/month-text'
import { ExplainedFigure } from '../../ui/figures/explained-figure'
import { Figure } from '../../ui/figures/figure'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import type { LinkToEntries } from './breakdown/breakdown-card'
import { emptyAnalysis } from './breakdown/breakdown-rows'
import { loggedLabel } from './covered-words'
import { shownTotal } from './shown-figures'
import classes from './time-figures-strip.module.css'
import { loggedTimeFigureQuery, type TimeGround, timeAnalysisQuery } from './time-reports.queries'

interface TaskTime {
  readonly estimatedTime: number
  readonly loggedTime: number
}

interface TimeAtAGlanceProps {
  readonly ground: TimeGround
  /** What the project's tasks are estimated at, and what was logged on them. */
  readonly tasks?: TaskTime | undefined
  readonly linkTo: LinkToEntries
}

const chargeableText = ({ loggedTime, chargeableTime }: TimeFigures): string =>
  loggedTime === 0 ? 'nothing logged' : `${Math.round((chargeableTime / loggedTime) * 100)}% chargeable`

/** The first and the last day of a month. */
const daysOf = (month: Day): DateRange => ({ from: month, to: addDays(addMonths(month, 1), -1) })

/** How much time went into a client or project, on its first page; nothing where that cannot be fetched. */
export function TimeAtAGlance({ ground, tasks, linkTo }: TimeAtAGlanceProps) {
  const today = useToday(useReadersTimeZone())
  const { data, error } = useQuery(timeAnalysisQuery(ground, {}))
  if (!data && error) return null
  const none = emptyAnalysis('GBP').total
  const { byMonth, covers } = data ?? emptyAnalysis('GBP')
  const total = shownTotal(data?.total ?? none)
  const thisMonth = startOfMonth(today)
  const lastMonth = addMonths(thisMonth, -1)
  const totalOf = (month: Day) => shownTotal(byMonth.find((part) => part.month === month.slice(0, 7)) ?? none)
  const of = { ground, linkTo }
  return (
    <section className={classes.strip} aria-label="Logged time" aria-busy={!data}>
      <LoggedFigure {...of} label={loggedLabel(covers)} time={total} period={{}} />
      <LoggedFigure
        {...of}
        label={`${loggedLabel(covers)} this month`}
        time={totalOf(thisMonth)}
        period={daysOf(thisMonth)}
      />
      <LoggedFigure {...of} label={monthText(lastMonth)} time={totalOf(lastMonth)} period={daysOf(lastMonth)} />
      <Figure
        label="Waiting for approval"
        value={formatDuration(total.waitingForApprovalTime)}
        note={
          total.waitingForApprovalTime > 0 ? (
            <Link {...linkTo({ state: 'waitingForApproval' })} className={classes.link}>
              View pending
            </Link>
          ) : (
            'none pending'
          )
        }
      />
      {tasks && tasks.estimatedTime > 0 && <AgainstEstimate tasks={tasks} />}
    </section>
  )
}

interface LoggedFigureProps extends Pick<TimeAtAGlanceProps, 'ground' | 'linkTo'> {
  readonly label: string
  readonly time: TimeFigures
  readonly period: Partial<DateRange>
}

/** Logged time, whose parts lead to the entries behind them. */
function LoggedFigure({ label, time, ground, period, linkTo }: LoggedFigureProps) {
  const stateOf = (part: FigurePart) => LOGGED_PARTS.find(({ id }) => id === part.id)?.state
  return (
    <ExplainedFigure
      label={label}
      value={formatDuration(time.loggedTime)}
      query={loggedTimeFigureQuery(ground, period)}
      labelOf={(part) => (
        <Link {...linkTo({ ...period, state: stateOf(part) })} className={classes.link}>
          {part.label}
        </Link>
      )}
      note={chargeableText(time)}
    />
  )
}

function AgainstEstimate({ tasks: { estimatedTime, loggedTime } }: { tasks: TaskTime }) {
  const left = estimatedTime - loggedTime
  return (
    <Figure
      label="Logged on tasks"
      value={formatDuration(loggedTime)}
      of={`of ${formatDuration(estimatedTime)} estimated`}
      bar={{ share: loggedTime / estimatedTime, tone: left < 0 ? 'error' : 'info' }}
      note={left < 0 ? `${formatDuration(-left)} over the estimate` : `${formatDuration(left)} left`}
    />
  )
}
