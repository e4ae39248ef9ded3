import type { GanttTask } from '@praxis/contract/tasks/task-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { addDays } from '@praxis/domain/calendar/day'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import { Grid, Row, Text } from '../../../ui/layout/box'
import { UnassignedAvatar } from '../../../ui/people/avatar'
import { Face } from '../../../ui/people/face'
import classes from './gantt.module.css'
import { GanttLane } from './gantt-bar'
import type { GanttRow, ListRow, TaskRow, TrayRow } from './gantt-rows'
import { type BarLook, datesText, spokenDates, type TaskDates } from './task-dates'
import { type TimeAxis, xOf } from './time-axis'

interface RowProps {
  readonly top: number
  /** The row's number among all rows, of which only some are rendered; from 1. */
  readonly position: number
  readonly count: number
  readonly axis: TimeAxis
  readonly today: Day
  readonly isSelected: boolean
  readonly look: BarLook
  /** The task's own address, for another tab; a plain click opens the task here. */
  readonly hrefOf: (task: GanttTask) => string
  readonly onOpen: (task: GanttTask) => void
  readonly onToggle: (key: string) => void
  readonly onSelect: (key: string) => void
  /** Brings the bar of a task into sight. */
  readonly onReveal: (dates: TaskDates) => void
  readonly onReschedule: (task: GanttTask, dates: TaskDates) => void
}

export interface GanttRowViewProps extends RowProps {
  readonly row: GanttRow
}

/** A row that is memoised, so that scrolling renders none of those that stay in sight. */
export const GanttRowView = memo(function GanttRowView({ row, ...props }: GanttRowViewProps) {
  const level = row.kind === 'task' ? (row.isSubTask ? 3 : 2) : 1
  return (
    <li
      className={classes.row}
      style={{ top: props.top }}
      aria-posinset={props.position}
      aria-setsize={props.count}
      data-kind={row.kind}
      data-level={level}
      data-selected={props.isSelected || undefined}
      data-row-key={row.key}
      onFocus={() => props.onSelect(row.key)}
      onPointerDown={() => props.onSelect(row.key)}
    >
      {row.kind === 'task' ? <TaskCells row={row} {...props} /> : <GroupCells row={row} {...props} />}
    </li>
  )
})

function Fold({ name, isOpen, onToggle }: { name: string; isOpen: boolean; onToggle: () => void }) {
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <button
      type="button"
      className={classes.fold}
      aria-label={`${isOpen ? 'Collapse' : 'Expand'} ${name}`}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </button>
  )
}

function openHere(event: MouseEvent, open: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  open()
}

const MOST_AVATARS = 2

function People({ task: { employees } }: { task: GanttTask }) {
  if (employees.length === 0) return <UnassignedAvatar size="xs" />
  const more = employees.length - MOST_AVATARS
  return (
    <Row as="span" gap="hair" align="stretch">
      {employees.slice(0, more > 0 ? MOST_AVATARS - 1 : MOST_AVATARS).map((employee) => (
        <Face key={employee.id} person={employee} size="xs" />
      ))}
      {more > 0 && (
        <span className={classes.more} title={employees.map(({ displayName }) => displayName).join(', ')}>
          +{more + 1}
        </span>
      )}
    </Row>
  )
}

function TaskCells({
  row,
  axis,
  today,
  look,
  isSelected,
  hrefOf,
  onOpen,
  onToggle,
  onReveal,
  onReschedule,
}: RowProps & { row: TaskRow }) {
  const { task, subTaskCount, isOpen } = row
  return (
    <>
      <Grid as="span" align="center" rigid className={classes.cells}>
        <Row as="span" gap="hair" shrinks className={classes.name}>
          {subTaskCount > 0 ? (
            <Fold name={task.title} isOpen={isOpen} onToggle={() => onToggle(row.key)} />
          ) : (
            <span className={classes.fold} />
          )}
          <a
            className={classes.title}
            href={hrefOf(task)}
            title={task.title}
            onClick={(event) => openHere(event, () => onOpen(task))}
          >
            {task.title}
          </a>
          {subTaskCount > 0 && (
            <Text rigid tone="third" weight="normal" figures style={{ paddingInlineStart: 6 }}>
              {subTaskCount}
            </Text>
          )}
        </Row>
        <span className={classes.who}>
          <People task={task} />
        </span>
        <button
          type="button"
          className={classes.dates}
          tabIndex={-1}
          data-late={look === 'late' || undefined}
          title={spokenDates(task)}
          onClick={() => onReveal(task)}
        >
          {datesText(task)}
        </button>
      </Grid>
      <span className={classes.lane}>
        <GanttLane task={task} look={look} axis={axis} today={today} isStop={isSelected} onReschedule={onReschedule} />
      </span>
    </>
  )
}

function GroupCells({ row, axis, onToggle }: RowProps & { row: ListRow | TrayRow }) {
  const name = row.kind === 'list' ? row.name : 'No dates'
  return (
    <>
      <Grid as="span" align="center" rigid className={classes.cells}>
        <Row as="span" gap="hair" shrinks className={classes.name}>
          <Fold name={name} isOpen={row.isOpen} onToggle={() => onToggle(row.key)} />
          <span className={classes.title}>{name}</span>
          <Text rigid tone="third" weight="normal" figures style={{ paddingInlineStart: 6 }}>
            {row.taskCount}
          </Text>
        </Row>
        <span className={classes.who} />
        <span className={classes.dates}>
          {row.kind === 'list' && row.progress !== null ? `${row.progress}% done` : ''}
        </span>
      </Grid>
      <span className={classes.lane}>{row.kind === 'list' && <Summary row={row} axis={axis} />}</span>
    </>
  )
}

function Summary({ row: { startDate, endDate, progress }, axis }: { row: ListRow; axis: TimeAxis }) {
  if (startDate === null || endDate === null) return null
  const left = xOf(axis, startDate)
  return (
    <span
      className={classes.summary}
      style={{ left, width: xOf(axis, addDays(endDate, 1)) - left }}
      title={spokenDates({ startDate, endDate })}
    >
      <span className={classes.summaryFill} style={{ width: `${progress ?? 0}%` }} />
    </span>
  )
}
