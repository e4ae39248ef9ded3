import { formatDay } from '@praxis/domain/calendar/day'
import { IconAlertTriangle, IconMessage, IconPaperclip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Avatar } from '../../../ui/people/avatar'
import { shares, usePortal } from '../frame/portal-context'
import { usePortalToday } from '../frame/use-portal-today'
import { tasksByStatusQuery } from '../portals.queries'
import type { CardTask } from './board'
import classes from './task-parts.module.css'

interface TaskProps {
  readonly task: CardTask
}

export function TaskStatus({ task }: TaskProps) {
  const { reference } = usePortal()
  const { data: statuses } = useQuery(tasksByStatusQuery(reference))
  const status = statuses?.find((each) => each.status.id === task.status.id)?.status
  return (
    <span className={classes.status}>
      <StatusMark color={status?.color} />
      <span>{status?.name}</span>
    </span>
  )
}

export const StatusMark = ({ color }: { color: string | undefined }) => (
  <i className={classes.mark} style={{ background: color }} aria-hidden />
)

export function TaskDue({ task: { dueDate } }: TaskProps) {
  const today = usePortalToday()
  const isLate = dueDate !== null && dueDate < today
  return (
    <span className={classes.due} data-late={isLate || undefined}>
      {isLate && <IconAlertTriangle size={14} stroke={1.75} role="img" aria-label="Overdue" />}
      {dueDate === null ? '' : formatDay(dueDate)}
    </span>
  )
}

export function TaskPerson({ task: { employees } }: TaskProps) {
  const [person, ...others] = employees
  return (
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
  )
}

export function TaskCounts({ task: { commentCount, fileCount } }: TaskProps) {
  const portal = usePortal()
  return (
    <span className={classes.counts}>
      {shares(portal, 'taskComment') && commentCount > 0 && (
        <span title={`${commentCount} comments`}>
          <IconMessage size={14} stroke={1.75} role="img" aria-label="Comments" />
          {commentCount}
        </span>
      )}
      {shares(portal, 'taskAttachFile') && fileCount > 0 && (
        <span title={`${fileCount} files`}>
          <IconPaperclip size={14} stroke={1.75} role="img" aria-label="Files" />
          {fileCount}
        </span>
      )}
    </span>
  )
}
