import { VisuallyHidden } from '@mantine/core'
import { type Day, endOfWeek, startOfWeek } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Box, Grid, Row, Stack, Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { periodText } from '../approvals/approval-group'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { hatchedPart, noteText } from '../time-sheets/day-notes'
import { leftText } from '../time-sheets/left-text'
import { type DayOfTime, type WeekOfTime, weekOfTime } from '../time-sheets/week-of-time'
import { runningTime } from '../timers/timer-clock'
import { useTimers } from '../timers/timers-context'
import { useServerNow } from '../timers/use-server-now'
import { lastTwoWeeksQuery, weekIn } from './last-two-weeks.queries'
import { barScale, lineFrom, TIME_PARTS } from './week-bars'
import classes from './week-card.module.css'
import { weekdayText } from './weekday-text'

const TIME_SHEET = '/employments/$companyDomain/timesheetsubmissions'

/** The reader's own week by day and state, beside contracted time. */
export function WeekCard() {
  const { company } = useWorkspaceViewer()
  const timeZone = useReadersTimeZone()
  const today = useToday(timeZone)
  const { data, error, refetch } = useQuery({ ...lastTwoWeeksQuery(today), select: (both) => weekIn(both, today) })
  const { running } = useTimers()
  const now = useServerNow(running.length > 0)
  return (
    <Card
      title="My week"
      note={periodText(startOfWeek(today), endOfWeek(today))}
      actions={
        <Link to={TIME_SHEET} params={{ companyDomain: company.domain }}>
          Open time sheet
        </Link>
      }
    >
      {data ? (
        <Week week={weekOfTime(data, runningTime(running, now, timeZone))} today={today} />
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

function Week({ week, today }: { week: WeekOfTime; today: Day }) {
  const { figures, contracted } = week
  const { everyDay } = barScale(week)
  const parts = TIME_PARTS.filter(({ part }) => part !== 'running' || week.running.length > 0)
  return (
    <div className={classes.week}>
      <div>
        <Box as="p" tone="second" letters={13} figures>
          <Text as="b" tone="first" heading={24} style={{ marginInlineEnd: 4 }}>
            {formatDuration(figures.total)}
          </Text>{' '}
          {contracted > 0 ? `of ${formatDuration(contracted)}` : 'logged'}
        </Box>
        <Text as="p" tone="second" size={13} figures>
          {restText(week)}
        </Text>
        <Grid as="dl" size={13} className={classes.parts}>
          {parts.map(({ part, word }) => (
            <div key={part}>
              <Row as="dt" gap={2} tone="second" oneLine>
                <i data-part={part} aria-hidden />
                {word}
              </Row>
              <Box as="dd" weight="medium" figures oneLine>
                {formatDuration(figures[part])}
              </Box>
            </div>
          ))}
          {everyDay !== undefined && (
            <div className={classes.everyDay}>
              <Row as="dt" gap={2} tone="second" oneLine>
                <i data-part="contracted" aria-hidden />
                Contracted per day
              </Row>
              <Box as="dd" weight="medium" figures oneLine>
                {formatDuration(everyDay)}
              </Box>
            </div>
          )}
        </Grid>
        {figures.denied > 0 && <Denied seconds={figures.denied} />}
      </div>
      <Bars week={week} today={today} />
      <VisuallyHidden>
        <WeekTable week={week} />
      </VisuallyHidden>
    </div>
  )
}

/** Denied time, which is in no sum; it is put right in the time sheet. */
function Denied({ seconds }: { seconds: number }) {
  const { company } = useWorkspaceViewer()
  return (
    <Row
      as="p"
      align="stretch"
      wrap
      tone="error"
      size={13}
      figures
      style={{ gap: '4px var(--s2)', marginTop: 'var(--s2)' }}
    >
      <span>
        Excludes{' '}
        <Text as="b" weight="semi">
          {formatDuration(seconds)}
        </Text>{' '}
        denied
      </span>
      <Link to={TIME_SHEET} params={{ companyDomain: company.domain }}>
        Correct and resubmit
      </Link>
    </Row>
  )
}

/** How much is left to log, where any time is contracted in this week. */
const restText = ({ figures, contracted, hasContract }: WeekOfTime): string => {
  if (!hasContract) return 'No contract yet'
  return contracted > 0 ? leftText(figures, contracted) : 'No contracted time this week'
}

const share = (seconds: number, highest: number): string => `${(seconds / highest) * 100}%`

function Bars({ week, today }: { week: WeekOfTime; today: Day }) {
  const { highest, everyDay } = barScale(week)
  const lastWorkingDay = week.days.findLast(({ contractedTimeInterval }) => contractedTimeInterval > 0)?.day
  return (
    <Grid as="ol" align="end" style={{ gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }} aria-hidden>
      {week.days.map((bar, place) => (
        <Stack
          key={bar.day}
          as="li"
          align="center"
          gap="6px"
          shrinks
          className={classes.day}
          data-today={bar.day === today || undefined}
        >
          <Text size={12} figures oneLine className={classes.total}>
            {totalText(bar)}
          </Text>
          <Row className={classes.stack} align="end" justify="center">
            {bar.contractedTimeInterval > 0 && (
              <div className={classes.contracted} style={{ height: share(bar.contractedTimeInterval, highest) }}>
                {lineFrom(week.days, place) > 0 && (
                  <i className={classes.dashes} style={{ width: `${lineFrom(week.days, place) * 100}%` }} />
                )}
                {bar.day === lastWorkingDay && everyDay !== undefined && (
                  <Text size={12} tone="third" oneLine className={classes.line}>
                    {formatDuration(everyDay)} contracted
                  </Text>
                )}
              </div>
            )}
            <Stack className={classes.segments} style={{ height: share(bar.figures.total, highest) }}>
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
            </Stack>
          </Row>
          <Text size={12} figures oneLine className={classes.name} title={dayTitle(bar)}>
            {weekdayText(bar.day)}{' '}
            <Text as="b" weight="medium">
              {bar.day.slice(8)}
            </Text>
          </Text>
        </Stack>
      ))}
    </Grid>
  )
}

const dayTitle = ({ bankHoliday, notes }: DayOfTime): string | undefined =>
  [...(bankHoliday ? [bankHoliday] : []), ...notes.map(noteText)].join(', ') || undefined

function totalText({ figures, contractedTimeInterval: contracted, notes }: DayOfTime): string {
  if (figures.total > 0) return formatDuration(figures.total)
  if (hatchedPart(notes) === 'fullDay') return 'Away'
  return contracted > 0 ? '–' : ''
}

/** The figures of the chart as a table, for screen readers. */
function WeekTable({ week }: { week: WeekOfTime }) {
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
          <th scope="col">Excluded as denied</th>
          <th scope="col">Contracted</th>
        </tr>
      </thead>
      <tbody>
        {week.days.map(({ day, figures, contractedTimeInterval }) => (
          <tr key={day}>
            <th scope="row">
              {weekdayText(day)} {day.slice(8)}
            </th>
            {TIME_PARTS.map(({ part }) => (
              <td key={part}>{formatDuration(figures[part])}</td>
            ))}
            <td>{formatDuration(figures.denied)}</td>
            <td>{formatDuration(contractedTimeInterval)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
