import type { TaskColumn } from '@praxis/contract/tasks/task-rules'
import { formatDay } from '@praxis/domain/calendar/day'
import type { ReactNode } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { Row, Text } from '../../../ui/layout/box'
import type { EditedField } from '../fields/task-field-editor'
import { Assignees, DueText, LoggedOfEstimated, PriorityMark, StatusText, shortDuration } from '../fields/task-marks'
import { COLUMNS } from '../task-words'
import classes from './board.module.css'
import { type AnyTask, type BoardScene, statusOf, useBoardScene } from './board-context'
import { mayEditField, shownOn } from './board-rights'

/** `time` is logged against estimated time, in one column. */
export type ShownColumn = TaskColumn | 'time'

const WIDTHS: Readonly<Record<ShownColumn, number>> = {
  status: 124,
  employees: 84,
  priority: 92,
  dueDate: 112,
  scheduledDate: 104,
  estimatedStartDate: 104,
  estimatedEndDate: 104,
  estimatedTime: 88,
  loggedTime: 88,
  tags: 132,
  updatedAt: 104,
  time: 164,
}

const NUMBERS: ReadonlySet<ShownColumn> = new Set(['estimatedTime', 'loggedTime', 'time'])

export const columnName = (column: ShownColumn): string => (column === 'time' ? 'Logged / estimate' : COLUMNS[column])
export const isNumber = (column: ShownColumn): boolean => NUMBERS.has(column)

const LEAD_WIDTH = 64
const MENU_WIDTH = 32
const NARROWEST_TITLE = 220

export const templateOf = (columns: readonly ShownColumn[]): string =>
  [
    `${LEAD_WIDTH}px`,
    `minmax(${NARROWEST_TITLE}px, 1fr)`,
    ...columns.map((column) => `${WIDTHS[column]}px`),
    `${MENU_WIDTH}px`,
  ].join(' ')

const GAP = 12

/** The least width of the columns; in less room the table scrolls sideways. */
export const narrowest = (columns: readonly ShownColumn[]): number =>
  columns.reduce((width, column) => width + WIDTHS[column] + GAP, LEAD_WIDTH + NARROWEST_TITLE + MENU_WIDTH + 3 * GAP)

const EDITED: Partial<Record<ShownColumn, EditedField>> = {
  status: 'status',
  employees: 'employees',
  priority: 'priority',
  dueDate: 'dueDate',
  scheduledDate: 'scheduledDate',
  estimatedStartDate: 'estimatedStartDate',
  estimatedEndDate: 'estimatedEndDate',
}

const none = <Text tone="third">–</Text>
const day = (value: string | null): ReactNode => (value === null ? none : formatDay(value))

function contentOf(column: ShownColumn, task: AnyTask, scene: BoardScene): ReactNode {
  switch (column) {
    case 'status':
      return <StatusText status={statusOf(scene, task)} />
    case 'employees':
      return <Assignees employees={task.employees} />
    case 'priority':
      return <PriorityMark priority={task.priority} />
    case 'dueDate':
      return task.dueDate === null ? (
        none
      ) : (
        <DueText dueDate={task.dueDate} today={scene.today} isDone={task.finishedAt !== null} />
      )
    case 'scheduledDate':
    case 'estimatedStartDate':
    case 'estimatedEndDate':
      return day(task[column])
    case 'estimatedTime':
      return task.estimatedTime === null ? none : shortDuration(task.estimatedTime)
    case 'loggedTime':
      return task.loggedTime === 0 ? none : shortDuration(task.loggedTime)
    case 'time':
      return <LoggedOfEstimated logged={task.loggedTime} estimated={task.estimatedTime} shows={shownOn(scene.door)} />
    case 'tags':
      return <Tags tags={task.tags} />
    case 'updatedAt':
      return formatDay(task.updatedAt.slice(0, 10))
  }
}

function Tags({ tags }: { tags: readonly string[] }) {
  const [first, ...others] = tags
  if (first === undefined) return null
  return (
    <Row as="span" className={classes.tags} gap={1} inline shrinks letters={12} title={tags.join(', ')}>
      <Chip tone="outline">{first}</Chip>
      {others.length > 0 && <Text tone="third">+{others.length}</Text>}
    </Row>
  )
}

/** One field of a task; a press lets one change it. */
export function TaskCell({ column, task }: { column: ShownColumn; task: AnyTask }) {
  const scene = useBoardScene()
  const field = EDITED[column]
  const mayEdit = field !== undefined && mayEditField(scene, task, field)
  const content = contentOf(column, task, scene)
  const hasChoice = field !== 'employees' || scene.people.length > 0
  if (!field || !mayEdit || !hasChoice) return content
  return (
    <button
      type="button"
      className={classes.edit}
      aria-label={`${columnName(column)} of ${task.title}`}
      aria-haspopup="dialog"
      data-field={field}
      tabIndex={-1}
      onClick={(event) => scene.edit(field, task, event.currentTarget)}
    >
      {content}
    </button>
  )
}
