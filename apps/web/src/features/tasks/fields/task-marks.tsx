import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { TaskStatus } from '@praxis/contract/tasks/task-shapes'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import type { ShownOfTasks } from '@praxis/domain/portals/opened-by-keys'
import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronsDown,
  IconChevronsUp,
  IconChevronUp,
  IconMinus,
  type TablerIcon,
} from '@tabler/icons-react'
import { Row, Text } from '../../../ui/layout/box'
import { AvatarGroup, UnassignedAvatar } from '../../../ui/people/avatar'
import { Face } from '../../../ui/people/face'
import { dueTone, priorityText } from '../task-words'
import classes from './task-marks.module.css'

/** A status by its colour and its name. */
export function StatusText({ status }: { status: Pick<TaskStatus, 'name' | 'color'> | undefined }) {
  return (
    <Row as="span" inline shrinks size={12} oneLine style={{ gap: 7 }}>
      <StatusDot color={status?.color ?? 'transparent'} />
      <span className={classes.text}>{status?.name ?? '…'}</span>
    </Row>
  )
}

export function StatusDot({ color }: { color: string }) {
  return <span className={classes.dot} style={{ background: color }} aria-hidden />
}

const PRIORITY_ICONS: Readonly<Record<string, TablerIcon>> = {
  '2': IconChevronsUp,
  '1': IconChevronUp,
  '0': IconMinus,
  '-1': IconChevronDown,
  '-2': IconChevronsDown,
}

/** An arrow for the priority; with the word unless there is no room for it. */
export function PriorityMark({ priority, iconOnly = false }: { priority: number; iconOnly?: boolean }) {
  const Icon = PRIORITY_ICONS[String(priority)] ?? IconMinus
  const name = priorityText(priority)
  return (
    <Row as="span" inline gap={1} tone="second" size={12} oneLine title={`Priority: ${name}`}>
      <Row as="span" inline align="stretch" tone="third" className={classes.arrow} data-priority={priority}>
        <Icon size={16} stroke={2} role={iconOnly ? 'img' : undefined} aria-label={iconOnly ? name : undefined} />
      </Row>
      {!iconOnly && name}
    </Row>
  )
}

const MOST_FACES = 3

export function Assignees({ employees, size = 'sm' }: { employees: readonly EmployeeBrief[]; size?: 'xs' | 'sm' }) {
  if (employees.length === 0) return <UnassignedAvatar size={size} />
  const more = employees.length - MOST_FACES
  return (
    <AvatarGroup>
      {employees.slice(0, more > 0 ? MOST_FACES - 1 : MOST_FACES).map((person) => (
        <Face key={person.id} person={person} size={size} />
      ))}
      {more > 0 && (
        <span className={classes.more} title={employees.map(({ displayName }) => displayName).join(', ')}>
          +{more + 1}
        </span>
      )}
    </AvatarGroup>
  )
}

export function DueText({ dueDate, today, isDone }: { dueDate: Day; today: Day; isDone: boolean }) {
  const tone = dueTone(dueDate, today, isDone)
  return (
    <Row as="span" inline figures oneLine className={classes.due} data-tone={tone}>
      {tone === 'late' && <IconAlertTriangle size={14} stroke={1.75} aria-label="Overdue" role="img" />}
      {formatDay(dueDate)}
    </Row>
  )
}

/** A duration without minutes where they are none: '18h', '11h 30m'. */
export const shortDuration = (seconds: number): string => formatDuration(seconds).replace(/ 00m$/, '')

interface TimeProps {
  readonly logged: number
  readonly estimated: number | null
  /** Visitors of a portal may see the one without the other. */
  readonly shows: Pick<ShownOfTasks, 'estimatedTime' | 'loggedTime'>
  readonly withBar?: boolean
}

/** Logged against estimated time. */
export function LoggedOfEstimated({ logged, estimated, shows, withBar = true }: TimeProps) {
  if (estimated === null && logged === 0) return <Text tone="third">–</Text>
  if (!shows.loggedTime) return <Timed words="estimated" seconds={estimated ?? 0} />
  if (!shows.estimatedTime) return <Timed words="logged" seconds={logged} />
  const isOver = estimated !== null && logged > estimated
  const share = estimated ? Math.min(1, logged / estimated) : logged > 0 ? 1 : 0
  return (
    <Row as="span" className={classes.time} gap={2} inline size={12} figures oneLine data-over={isOver || undefined}>
      <Text oneLine>
        <Text as="b" weight="medium">
          {shortDuration(logged)}
        </Text>
        {estimated !== null && <span className={classes.of}> / {shortDuration(estimated)}</span>}
      </Text>
      {withBar && (
        <span className={classes.bar} aria-hidden>
          <span className={classes.fill} style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </Row>
  )
}

/** The one of both that a portal shows. */
const Timed = ({ seconds, words }: { seconds: number; words: string }) => (
  <Text size={12} figures oneLine>
    <Text as="b" weight="medium">
      {shortDuration(seconds)}
    </Text>{' '}
    {words}
  </Text>
)
