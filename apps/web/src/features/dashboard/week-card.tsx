import { VisuallyHidden } from '@mantine/core'
import { type Day, endOfWeek, startOfWeek } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { inFullMinutes, leftToLog } from '@praxis/domain/time/time-figures'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Card } from '../../ui/layout/card'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { periodText } from '../approvals/approval-group'
import { useReadersTimeZone } from '../projects/use-day-text'
import { useToday } from '../time-sheets/readers-time'
import { timeSheetPeriodQuery } from '../time-sheets/time-sheets.queries'
import { runningTime } from '../timers/timer-clock'
import { useTimers } from '../timers/timers-context'
import { useServerNow } from '../timers/use-server-now'
import { type DayBar, TIME_PARTS, type WeekBars, weekBars } from './week-bars'
import classes from './week-card.module.css'
import { weekdayText } from './weekday-text'

const TIME_SHEET = '/employments/$companyDomain/timesheetsubmissions'

/** One's own week by day and state, beside what is contracted. */
export function WeekCard() {
  const { company } = useWorkspaceViewer()
  const timeZone = useReadersTimeZone()
  const today = useToday(timeZone)
  const [from, to] = [startOfWeek(today), endOfWeek(today)]
  const { data, error, refetch } = useQuery(timeSheetPeriodQuery(from, to))
  const { running } = useTimers()
  const now = useServerNow(running.length > 0)
  return (
    <Card
      title="My week"
      note={periodText(from, to)}
      actions={
        <Link to={TIME_SHEET} params={{ companyDomain: company.domain }}>
          Open time sheet
        </Link>
      }
    >
      {data ? (
        <Week week={weekBars(data, runningTime(running, now, timeZone))} today={today} />
      ) : error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.loading} aria-busy>
          <Skeleton index={2} />
        </div>
      )}
    </Card>
  )
}

function Week({ week, today }: { week: WeekBars; today: Day }) {
  const { figures, contracted, hasContract } = week
  const left = leftToLog(figures, contracted)
  const parts = TIME_PARTS.filter(({ part }) => part !== 'running' || figures.running > 0)
  const shown = inFullMinutes(parts.map(({ part }) => figures[part]))
  return (
    <div className={classes.week}>
      <div>
        <p className={classes.sum}>
          <b>{formatDuration(figures.total)}</b> {hasContract ? `of ${formatDuration(contracted)}` : 'logged'}
        </p>
        <p className={classes.left}>{hasContract ? leftText(left) : 'No contract yet'}</p>
        <dl className={classes.parts}>
          {parts.map(({ part, word }, index) => (
            <div key={part}>
              <dt>
                <i data-part={part} aria-hidden />
                {word}
              </dt>
              <dd>{formatDuration(shown[index] ?? 0)}</dd>
            </div>
          ))}
          {week.everyDay !== undefined && (
            <div className={classes.everyDay}>
              <dt>
                <i data-part="contracted" aria-hidden />
                Contracted a day
              </dt>
              <dd>{formatDuration(week.everyDay)}</dd>
            </div>
          )}
        </dl>
      </div>
      <Bars week={week} today={today} />
      <VisuallyHidden>
        <WeekTable week={week} />
      </VisuallyHidden>
    </div>
  )
}

const leftText = (left: number) => (left > 0 ? `${formatDuration(left)} left to log` : 'Nothing left to log')

const share = (seconds: number, highest: number): string => `${(seconds / highest) * 100}%`

function Bars({ week, today }: { week: WeekBars; today: Day }) {
  const lastWorkingDay = week.days.findLast(({ contracted }) => contracted > 0)?.day
  return (
    <ol className={classes.days} aria-hidden>
      {week.days.map((bar) => (
        <li key={bar.day} className={classes.day} data-today={bar.day === today || undefined}>
          <span className={classes.total}>{totalText(bar)}</span>
          <div className={classes.stack}>
            {bar.contracted > 0 && (
              <div className={classes.contracted} style={{ height: share(bar.contracted, week.highest) }}>
                {bar.day === lastWorkingDay && week.everyDay !== undefined && (
                  <span className={classes.line}>{formatDuration(week.everyDay)} contracted</span>
                )}
              </div>
            )}
            <div className={classes.segments} style={{ height: share(bar.figures.total, week.highest) }}>
              {TIME_PARTS.toReversed().map(
                ({ part, word }) =>
                  bar.figures[part] > 0 && (
                    <i
                      key={part}
                      data-part={part}
                      title={`${word} ${formatDuration(bar.figures[part])}`}
                      style={{ flexGrow: bar.figures[part] }}
                    />
                  ),
              )}
            </div>
          </div>
          <span className={classes.name} title={bar.bankHoliday ?? undefined}>
            {weekdayText(bar.day)} <b>{bar.day.slice(8)}</b>
          </span>
        </li>
      ))}
    </ol>
  )
}

function totalText({ figures, contracted }: DayBar): string {
  if (figures.total > 0) return formatDuration(figures.total)
  return contracted > 0 ? '–' : ''
}

/** The same in figures, for those who hear it. */
function WeekTable({ week }: { week: WeekBars }) {
  return (
    <table>
      <caption>My week by day and state</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {TIME_PARTS.map(({ part, word }) => (
            <th key={part} scope="col">
              {word}
            </th>
          ))}
          <th scope="col">Contracted</th>
        </tr>
      </thead>
      <tbody>
        {week.days.map(({ day, figures, contracted }) => (
          <tr key={day}>
            <th scope="row">
              {weekdayText(day)} {day.slice(8)}
            </th>
            {TIME_PARTS.map(({ part }) => (
              <td key={part}>{formatDuration(figures[part])}</td>
            ))}
            <td>{formatDuration(contracted)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
