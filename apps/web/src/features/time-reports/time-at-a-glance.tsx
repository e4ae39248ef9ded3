import type { TimeFigures } from '@praxis/contract/time-sheet-shapes'
import { addMonths, startOfMonth } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Figure } from '../../ui/figures/figure'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import type { LinkToEntries } from './breakdown/breakdown-card'
import { emptyAnalysis, nameOfMonth } from './breakdown/breakdown-rows'
import { loggedLabel } from './covered-words'
import { shownTotal } from './shown-figures'
import classes from './time-figures-strip.module.css'
import { TIME_PARTS } from './time-parts'
import { type TimeGround, timeAnalysisQuery } from './time-reports.queries'

interface TaskTime {
  readonly estimatedTime: number
  readonly loggedTime: number
}

interface TimeAtAGlanceProps {
  readonly ground: TimeGround
  /** What its tasks are estimated at, and what was logged on them. */
  readonly tasks?: TaskTime | undefined
  readonly linkTo: LinkToEntries
}

const chargeableText = ({ loggedTime, chargeableTime }: TimeFigures): string =>
  loggedTime === 0 ? 'nothing logged' : `${Math.round((chargeableTime / loggedTime) * 100)}% chargeable`

const partsOf = (figures: TimeFigures) => ({
  rows: TIME_PARTS.map(({ id, word }) => ({ id, label: word, amount: formatDuration(figures[id]) })),
})

/** How much time went into a client or project, on its first page; nothing where that cannot be found out. */
export function TimeAtAGlance({ ground, tasks, linkTo }: TimeAtAGlanceProps) {
  const today = useToday(useReadersTimeZone())
  const { data, error } = useQuery(timeAnalysisQuery(ground, {}))
  if (!data && error) return null
  const none = emptyAnalysis('GBP').total
  const { byMonth, covers } = data ?? emptyAnalysis('GBP')
  const total = shownTotal(data?.total ?? none)
  const months = [startOfMonth(today), startOfMonth(addMonths(today, -1))].map((day) => day.slice(0, 7))
  const [thisMonth = none, lastMonth = none] = months.map((month) =>
    shownTotal(byMonth.find((part) => part.month === month) ?? none),
  )
  return (
    <section className={classes.strip} aria-label="Logged time" aria-busy={!data}>
      <Figure
        label={loggedLabel(covers)}
        value={formatDuration(total.loggedTime)}
        parts={partsOf(total)}
        note={chargeableText(total)}
      />
      <Figure
        label={`${loggedLabel(covers)} this month`}
        value={formatDuration(thisMonth.loggedTime)}
        parts={partsOf(thisMonth)}
        note={chargeableText(thisMonth)}
      />
      <Figure
        label={nameOfMonth(months[1] ?? today.slice(0, 7))}
        value={formatDuration(lastMonth.loggedTime)}
        parts={partsOf(lastMonth)}
        note={chargeableText(lastMonth)}
      />
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
