import {
  IconChevronDown,
  IconChevronRight,
  IconCircle,
  IconCircleCheckFilled,
  IconDots,
  IconMessage,
  IconPaperclip,
  IconSubtask,
} from '@tabler/icons-react'
import { type MouseEvent, memo, type ReactNode, useRef } from 'react'
import { Row, Text } from '../../../ui/layout/box'
import { useTaskDrag } from '../drag/task-drag'
import { Assignees, DueText, PriorityMark, StatusText } from '../fields/task-marks'
import classes from './board.module.css'
import { type AnyTask, statusOf, useBoardScene } from './board-context'
import { shownOn } from './board-rights'
import { type ShownColumn, TaskCell } from './task-cells'
import { TitleInput } from './title-input'

interface TaskRowProps {
  readonly task: AnyTask
  readonly listID: string
  readonly isSubTask: boolean
  /** The last of its task's sub-tasks. */
  readonly isLast: boolean
  /** Undefined for a task without sub-tasks. */
  readonly isFolded: boolean | undefined
  /** The row's place and height as plain values, so that neither scrolling nor arriving tasks render it again. */
  readonly top: number
  readonly height: number
  /** The grid template of the columns; none on a phone. */
  readonly template: string | undefined
  readonly rowIndex: number
  readonly columns: readonly ShownColumn[]
  readonly look: 'list' | 'table' | 'phone'
  readonly isTabStop: boolean
  /** The last row of its list. */
  readonly isEnd: boolean
  readonly onFold: (taskID: string) => void
  readonly onFocusRow: (taskID: string) => void
}

const CONTROLS = 'a, button, input, label'

/** A task on one line; on a phone on two. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, listID, isSubTask, isFolded, top, height, template, rowIndex, columns, look } = props
  const scene = useBoardScene()
  const element = useRef<HTMLTableRowElement>(null)
  const isDone = task.finishedAt !== null
  const { isDragged, edge } = useTaskDrag(element, {
    dragged:
      scene.canEdit && scene.titleEdited?.taskID !== task.id
        ? {
            kind: 'task',
            boardKey: scene.door.key,
            taskID: task.id,
            hasSubTasks: 'subTasks' in task && task.subTasks.length > 0,
          }
        : null,
    place:
      scene.canEdit && (!isDone || isSubTask)
        ? { listID, taskID: task.id, superTaskID: task.superTask?.id ?? null, statusID: null }
        : null,
  })
  const isSelected = scene.selected.has(task.id)

  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(CONTROLS)) return
    if (scene.canEdit && (event.shiftKey || event.ctrlKey || event.metaKey))
      scene.toggleSelected(task.id, event.shiftKey)
    else scene.onOpen(task.id)
  }
  return (
    <tr
      ref={element}
      className={classes.row}
      style={{ top, height, gridTemplateColumns: template }}
      aria-rowindex={rowIndex}
      aria-level={isSubTask ? 3 : 2}
      aria-selected={isSelected}
      aria-expanded={isFolded === undefined ? undefined : !isFolded}
      tabIndex={props.isTabStop ? 0 : -1}
      data-row-key={task.id}
      data-look={look}
      data-sub={isSubTask || undefined}
      data-last={props.isLast || undefined}
      data-end={props.isEnd || undefined}
      data-done={isDone || undefined}
      data-open={scene.openTaskID === task.id || undefined}
      data-selected={isSelected || undefined}
      data-dragged={isDragged || undefined}
      data-edge={edge}
      onFocus={() => props.onFocusRow(task.id)}
      onClick={onClick}
    >
      <td className={classes.lead}>
        {scene.canEdit && (
          <input
            type="checkbox"
            className={classes.select}
            tabIndex={-1}
            aria-label={`Select ${task.title}`}
            checked={isSelected}
            data-shown={scene.selected.size > 0 || undefined}
            onClick={(event) => scene.toggleSelected(task.id, event.shiftKey)}
            onChange={() => {}}
          />
        )}
        <CompleteButton task={task} />
      </td>
      <td className={classes.title}>
        <TitlePart {...props} onDone={() => element.current?.focus()} />
      </td>
      {look === 'phone' ? (
        <PhoneFacts task={task} />
      ) : (
        columns.map((column) => (
          <td key={column} className={classes.cell} data-column={column}>
            <TaskCell column={column} task={task} />
          </td>
        ))
      )}
      <td className={classes.menu}>
        <button
          type="button"
          className={classes.dots}
          tabIndex={-1}
          aria-label={`Actions for ${task.title}`}
          aria-haspopup="menu"
          onClick={(event) => scene.openMenu(task, event.currentTarget)}
        >
          <IconDots size={16} stroke={1.75} aria-hidden />
        </button>
      </td>
    </tr>
  )
})

/** The button to complete a task; for those who may not, only a mark. */
export function CompleteButton({ task }: { task: AnyTask }) {
  const { change } = useBoardScene()
  const isDone = task.finishedAt !== null
  if (!task.can.updateStatus)
    return (
      <span className={classes.completed}>
        {isDone && <IconCircleCheckFilled size={18} role="img" aria-label="Completed" />}
      </span>
    )
  return (
    <button
      type="button"
      className={classes.complete}
      aria-pressed={isDone}
      aria-label={`Complete ${task.title}`}
      tabIndex={-1}
      onClick={(event) => {
        // The second click of a double click would meet whatever has moved up in the task's place.
        if (event.detail < 2) void change({ kind: 'toggle', tasks: [task], isToggled: !isDone })
      }}
    >
      {isDone ? <IconCircleCheckFilled size={18} aria-hidden /> : <IconCircle size={18} stroke={1.75} aria-hidden />}
    </button>
  )
}

const small = { size: 14, stroke: 1.75, 'aria-hidden': true }

type TitlePartProps = Pick<TaskRowProps, 'task' | 'isFolded' | 'isSubTask' | 'look' | 'onFold'>

function TitlePart({ task, isFolded, isSubTask, look, onFold, onDone }: TitlePartProps & { onDone: () => void }) {
  const { titleEdited, editTitle, canEdit, hrefOf, onOpen } = useBoardScene()
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    // The second click of a double click edits the title.
    if (!canEdit || event.detail < 2) onOpen(task.id)
  }
  return (
    <>
      {!isSubTask && (
        <span className={classes.fold}>
          {isFolded !== undefined && (
            <button
              type="button"
              className={classes.foldButton}
              tabIndex={-1}
              aria-label={`${isFolded ? 'Expand' : 'Collapse'} sub-tasks of ${task.title}`}
              onClick={() => onFold(task.id)}
            >
              {isFolded ? (
                <IconChevronRight size={16} stroke={1.75} aria-hidden />
              ) : (
                <IconChevronDown size={16} stroke={1.75} aria-hidden />
              )}
            </button>
          )}
        </span>
      )}
      {titleEdited?.taskID === task.id ? (
        <Text grow shrinks style={{ marginInline: '-8px 0' }}>
          <TitleInput task={task} onDone={onDone} />
        </Text>
      ) : (
        <>
          <a
            className={classes.titleText}
            href={hrefOf(task.id)}
            tabIndex={-1}
            draggable={false}
            title={task.title}
            onClick={open}
            onDoubleClick={() => canEdit && editTitle({ taskID: task.id })}
          >
            {task.title}
          </a>
          {look !== 'phone' && <TaskCounts task={task} />}
        </>
      )}
    </>
  )
}

/** How many sub-tasks are done, and whether there are comments or files. */
export function TaskCounts({ task }: { task: AnyTask }) {
  const { progress } = shownOn(useBoardScene().door)
  const { subTaskCount, finishedSubTaskCount, commentCount, fileCount } = task
  return (
    <>
      {subTaskCount > 0 && (
        <Count
          title={progress ? `${finishedSubTaskCount} of ${subTaskCount} sub-tasks done` : `Sub-tasks: ${subTaskCount}`}
          icon={<IconSubtask {...small} />}
        >
          {progress && `${finishedSubTaskCount}/`}
          {subTaskCount}
        </Count>
      )}
      {commentCount > 0 && (
        <Count title={`Comments: ${commentCount}`} icon={<IconMessage {...small} />}>
          {commentCount}
        </Count>
      )}
      {fileCount > 0 && (
        <Count title={`Files: ${fileCount}`} icon={<IconPaperclip {...small} />}>
          {fileCount}
        </Count>
      )}
    </>
  )
}

function Count({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="span" inline rigid tone="third" size={12} figures style={{ gap: 3 }} title={title}>
      {icon}
      {children}
    </Row>
  )
}

function PhoneFacts({ task }: { task: AnyTask }) {
  const scene = useBoardScene()
  return (
    <td className={classes.facts}>
      <StatusText status={statusOf(scene, task)} />
      {task.priority !== 0 && <PriorityMark priority={task.priority} iconOnly />}
      {task.dueDate !== null && (
        <DueText dueDate={task.dueDate} today={scene.today} isDone={task.finishedAt !== null} />
      )}
      {task.employees.length > 0 && !scene.door.isPersonal && (
        <Text last>
          <Assignees employees={task.employees} size="xs" />
        </Text>
      )}
    </td>
  )
}
