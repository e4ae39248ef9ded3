import type { GanttTask } from '@praxis/contract/tasks/task-shapes'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import classes from './gantt-bar.module.css'
import { type BarLook, datesText, daysLate, spokenDates, type TaskDates } from './task-dates'
import { type TimeAxis, xOf } from './time-axis'
import { useBarDrag } from './use-bar-drag'
import { useDrawing } from './use-drawing'

interface LaneProps {
  readonly task: GanttTask
  readonly look: BarLook
  readonly axis: TimeAxis
  readonly today: Day
  /** The one bar of all that the Tab key stops at. */
  readonly isStop: boolean
  readonly onReschedule: (task: GanttTask, dates: TaskDates) => void
}

/** A task on the time axis: a bar, a point, or an empty lane that a bar is drawn into. */
export function GanttLane(props: LaneProps) {
  const { task } = props
  if (task.startDate === null && task.endDate === null) return task.can.reschedule ? <EmptyLane {...props} /> : null
  return <GanttBar {...props} />
}

const LOOK_WORDS: Readonly<Record<BarLook, string>> = {
  done: 'done',
  late: 'late',
  inProgress: 'in progress',
  toDo: 'to do',
  backlog: 'in the backlog',
}

/** The room that a percentage takes, in pixels. */
const ROOM_FOR_TEXT = 40

/** Where the percentage stands: on the completed part if there is room, else beside it; on short bars nowhere. */
function placeOfText(width: number, share: number): 'inside' | 'beside' | undefined {
  if (width * share >= ROOM_FOR_TEXT) return 'inside'
  return width * (1 - share) >= ROOM_FOR_TEXT ? 'beside' : undefined
}

function GanttBar({ task, look, axis, today, isStop, onReschedule }: LaneProps) {
  const { shown, isMoving, barProps } = useBarDrag({
    dates: task,
    dayWidth: axis.dayWidth,
    onReschedule: (dates) => onReschedule(task, dates),
  })
  const { startDate, endDate } = shown
  const isPoint = startDate === null || endDate === null
  const days = [startDate ?? endDate, endDate ?? startDate].filter((day) => day !== null).sort()
  const left = xOf(axis, days[0] ?? today)
  const right = xOf(axis, addDays(days.at(-1) ?? today, 1))
  const late = daysLate(task, today)
  const label = `${task.title}, ${spokenDates(shown)}, ${task.progress === null ? '' : `${task.progress}% done, `}${LOOK_WORDS[look]}${late > 0 ? ` by ${late} days` : ''}`
  const canMove = task.can.reschedule
  const Bar = canMove ? 'button' : 'span'
  const progress = task.progress ?? 0
  const share = look === 'done' ? 1 : progress / 100
  const textPlace = placeOfText(right - left, share)
  const text = look === 'done' ? 'Done' : progress > 0 ? `${progress}%` : ''
  return (
    <>
      <Bar
        className={isPoint ? classes.point : classes.bar}
        style={isPoint ? { left: left + axis.dayWidth / 2 } : { left, width: right - left }}
        data-look={look}
        data-moving={isMoving || undefined}
        data-movable={canMove || undefined}
        title={isMoving ? undefined : `${task.title}, ${spokenDates(task)}`}
        {...(canMove && { type: 'button', tabIndex: isStop ? 0 : -1, 'data-bar': true, ...barProps })}
      >
        <span className={classes.spoken}>{label}</span>
        {!isPoint && (
          <>
            <span className={classes.fill} style={{ width: `${share * 100}%` }} />
            {text && textPlace && (
              <span
                className={classes.percent}
                data-place={textPlace}
                style={textPlace === 'beside' ? { left: `${share * 100}%` } : undefined}
              >
                {text}
              </span>
            )}
            {canMove && <span className={classes.grip} data-grip="start" />}
            {canMove && <span className={classes.grip} data-grip="end" />}
          </>
        )}
      </Bar>
      {look === 'late' && !isMoving && <Overdue right={right} axis={axis} today={today} days={late} />}
      {(isMoving || isPoint) && (
        <span className={classes.label} style={{ left: isPoint ? left + axis.dayWidth / 2 + 14 : right + 6 }}>
          {datesText(shown)}
        </span>
      )}
    </>
  )
}

/** The stretch from the day a task should have ended until today. */
function Overdue({ right, axis, today, days }: { right: number; axis: TimeAxis; today: Day; days: number }) {
  const end = xOf(axis, today)
  return (
    <>
      {end > right && <span className={classes.overdue} style={{ left: right, width: end - right }} />}
      <span className={classes.label} data-late style={{ left: Math.max(end + axis.dayWidth / 2, right) + 6 }}>
        {days === 1 ? '1 day late' : `${days} days late`}
      </span>
    </>
  )
}

function EmptyLane({ task, axis, today, isStop, onReschedule }: LaneProps) {
  const { drawn, laneProps } = useDrawing({ axis, today, onDraw: (dates) => onReschedule(task, dates) })
  const left = drawn && xOf(axis, drawn.startDate)
  return (
    <button
      type="button"
      className={classes.empty}
      tabIndex={isStop ? 0 : -1}
      aria-label={`Schedule ${task.title}: press Enter to start today, or drag to set its dates`}
      data-bar
      data-drawing={drawn ? true : undefined}
      {...laneProps}
    >
      {drawn && left !== undefined ? (
        <>
          <span
            className={classes.bar}
            data-look="toDo"
            data-moving
            style={{ left, width: xOf(axis, addDays(drawn.endDate, 1)) - left }}
          />
          <span className={classes.label} style={{ left: xOf(axis, addDays(drawn.endDate, 1)) + 6 }}>
            {datesText(drawn)}
          </span>
        </>
      ) : (
        <span className={classes.hint}>Drag to set dates, or press Enter for today</span>
      )}
    </button>
  )
}
