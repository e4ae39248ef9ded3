import type { portalTasks } from '@praxis/contract/portals/portal-tasks'
import type { Output } from '@praxis/contract/protocol/endpoint'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconAlertTriangle, IconMessage, IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/layout/card'
import { CardNote } from '../../../ui/layout/card-row'
import { Avatar } from '../../../ui/people/avatar'
import { priorityText } from '../../tasks/task-words'
import { shares, usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { usePortalToday } from '../frame/use-portal-today'
import { PortalLink } from '../place/place-context'
import { firstTasksQuery, tasksByStatusQuery } from '../portals.queries'
import classes from './tasks-card.module.css'

type Board = Output<typeof portalTasks.listTaskLists>
type CardTask = Board['items'][number]['tasks'][number]

const MOST = 6

const countsOf = ({ items }: Board) => ({
  open: items.reduce((sum, { activeTaskCount }) => sum + activeTaskCount, 0),
  done: items.reduce((sum, { completedTaskCount }) => sum + completedTaskCount, 0),
})

/** The first open tasks of the board, in its order. */
export function TasksCard() {
  const { reference, company } = usePortal()
  const asked = useQuery(firstTasksQuery(reference))
  const counts = asked.data && countsOf(asked.data)
  return (
    <Card
      title="Tasks"
      note={counts && `${counts.open} open, ${counts.done} done`}
      actions={<PortalLink page="tasks">All tasks</PortalLink>}
      flush
    >
      <Answered asked={asked} lines={5}>
        {({ items }) => {
          const tasks = items.flatMap((list) => list.tasks).slice(0, MOST)
          return tasks.length > 0 ? (
            <ul>
              {tasks.map((task) => (
                <TaskLine key={task.id} task={task} />
              ))}
            </ul>
          ) : (
            <CardNote>
              {counts && counts.done > 0 ? 'Every task is done.' : `No tasks yet. ${company.name} adds them here.`}
            </CardNote>
          )
        }}
      </Answered>
    </Card>
  )
}

function TaskLine({ task }: { task: CardTask }) {
  const portal = usePortal()
  const today = usePortalToday()
  const { data: statuses } = useQuery(tasksByStatusQuery(portal.reference))
  const status = statuses?.find((each) => each.status.id === task.status.id)?.status
  const [person, ...others] = task.employees
  const isLate = task.dueDate !== null && task.dueDate < today
  return (
    <li className={classes.line}>
      <PortalLink page="tasks" id={task.id} className={classes.title}>
        {task.title}
      </PortalLink>
      <span className={classes.status}>
        <i style={{ background: status?.color }} aria-hidden />
        <span>{status?.name}</span>
      </span>
      <span className={classes.priority}>{priorityText(task.priority)}</span>
      <span className={classes.due} data-late={isLate || undefined}>
        {isLate && <IconAlertTriangle size={14} stroke={1.75} role="img" aria-label="Overdue" />}
        {task.dueDate === null ? '' : formatDay(task.dueDate)}
      </span>
      <span className={classes.person}>
        {person && (
          <>
            <Avatar name={person.name} colourKey={person.id} size="xs" decorative />
            <span>
              {person.name}
              {others.length > 0 && ` +${others.length}`}
            </span>
          </>
        )}
      </span>
      <span className={classes.counts}>
        {shares(portal, 'taskComment') && task.commentCount > 0 && (
          <span title={`${task.commentCount} comments`}>
            <IconMessage size={14} stroke={1.75} role="img" aria-label="Comments" />
            {task.commentCount}
          </span>
        )}
        {shares(portal, 'taskAttachFile') && task.fileCount > 0 && (
          <span title={`${task.fileCount} files`}>
            <IconPaperclip size={14} stroke={1.75} role="img" aria-label="Files" />
            {task.fileCount}
          </span>
        )}
      </span>
    </li>
  )
}
