import type { StatusOverview, TaskAnalytics } from '@praxis/contract/tasks/task-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import type { ShownOfTasks } from '@praxis/domain/portals/opened-by-keys'
import { useQuery } from '@tanstack/react-query'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { Box, Row, Text } from '../../../ui/layout/box'
import { Skeleton } from '../../../ui/lists/skeleton'
import { shownOn } from '../board/board-rights'
import type { ChartedDoor } from '../board-door'
import classes from './overview.module.css'
import { statusOverviewQuery, taskAnalyticsQuery } from './overview.queries'
import { statusParts } from './status-parts'

interface TaskOverviewProps {
  readonly door: ChartedDoor
  readonly taskNameTerm?: string | undefined
  readonly assigneeID?: string | undefined
}

/** The statuses of a project's tasks, and what they have taken of the estimate. */
export function TaskOverview({ door, taskNameTerm, assigneeID }: TaskOverviewProps) {
  const { data: overview } = useQuery(statusOverviewQuery(door, { taskNameTerm, assigneeID }))
  const shows = shownOn(door)
  const showsTime = shows.estimatedTime || shows.loggedTime
  const { data: analytics } = useQuery({ ...taskAnalyticsQuery(door), enabled: showsTime })
  return (
    <section className={classes.overview} aria-label="Task overview">
      <Box grow shrinks>
        {overview ? <StatusBar overview={overview} /> : <Skeleton index={2} />}
      </Box>
      {showsTime && (!analytics || analytics.estimatedTime > 0 || analytics.loggedTime > 0) && (
        <Row gap={3} rigid className={classes.time}>
          {analytics ? <LoggedTime {...analytics} shows={shows} /> : <Skeleton shape="number" />}
        </Row>
      )}
    </section>
  )
}

interface LoggedTimeProps extends TaskAnalytics {
  readonly shows: ShownOfTasks
}

function LoggedTime({ estimatedTime, loggedTime, shows }: LoggedTimeProps) {
  if (!shows.loggedTime)
    return (
      <Text className={classes.logged} tone="second" size={12} figures>
        Estimated <b>{formatDuration(estimatedTime)}</b>
      </Text>
    )
  const isOver = estimatedTime > 0 && loggedTime > estimatedTime
  return (
    <>
      <Text className={classes.logged} tone="second" size={12} figures>
        Logged <b data-over={isOver || undefined}>{formatDuration(loggedTime)}</b>{' '}
        {estimatedTime > 0
          ? `of ${formatDuration(estimatedTime)} estimated`
          : shows.estimatedTime && '(nothing estimated)'}
      </Text>
      {estimatedTime > 0 && (
        <Text grow style={{ minWidth: 96 }}>
          <ProgressBar label="Logged" share={loggedTime / estimatedTime} tone={isOver ? 'error' : 'info'} />
        </Text>
      )}
    </>
  )
}

/** How the tasks are spread over the statuses, as one bar with its legend. */
function StatusBar({ overview }: { overview: readonly StatusOverview[] }) {
  const parts = statusParts(overview)
  if (parts.length === 0) return null
  return (
    <div className={classes.statuses}>
      <Row className={classes.stack} gap="hair" align="stretch" grow aria-hidden>
        {parts.map(({ key, name, color, taskCount }) => (
          <span
            key={key}
            className={classes.part}
            style={{ flexGrow: taskCount, background: color }}
            title={`${name}: ${taskCount}`}
          />
        ))}
      </Row>
      <Row
        as="ul"
        align="stretch"
        wrap
        tone="second"
        size={12}
        figures
        style={{ gap: '4px 16px' }}
        aria-label="Tasks by status"
      >
        {parts.map(({ key, name, color, taskCount }) => (
          <Row as="li" gap="6px" inline shrinks breaks key={key}>
            <span className={classes.swatch} style={{ background: color }} aria-hidden />
            {name}{' '}
            <Text as="b" tone="first" weight="semi">
              {taskCount}
            </Text>
          </Row>
        ))}
      </Row>
    </div>
  )
}
