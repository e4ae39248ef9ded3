import { UnstyledButton } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import type { TimeTracker } from '@praxis/contract/time-trackers'
import { formatTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import { formatDuration } from '@praxis/domain/durations/duration'
import type { CSSProperties, PointerEvent } from 'react'
import { categoryOf } from '../../../ui/people/category-colour'
import { timerName } from '../../timers/timer-words'
import { LoggedLogo } from '../logged-logo'
import { clockText } from '../readers-time'
import { StateIcon } from '../state-icon'
import { titleOfLogged } from '../submission-words'
import { boxOf } from './block-box'
import classes from './calendar-block.module.css'
import type { Segment } from './day-segments'
import type { DragKind } from './dragged-time'
import type { Lane } from './lanes'
import type { useCalendarDrag } from './use-calendar-drag'

interface CalendarBlockProps {
  readonly submission: TimeSheetSubmission
  readonly segment: Segment
  readonly lane: Lane | undefined
  readonly isDragged: boolean
  readonly isOpen: boolean
  readonly timeZone: string
  readonly hourHeight: number
  readonly drag: ReturnType<typeof useCalendarDrag>
  readonly onOpen: (submission: TimeSheetSubmission) => void
}

type BlockStyle = CSSProperties & { '--tint': string; '--ink': string; '--edge-colour': string }

const GRIP = 8
/** A shorter one can only be moved as a whole: there would be nothing left to hold it by. */
const SHORTEST_WITH_GRIPS = 34
const GAP = 2

/** How much of it can be told. */
const roomOf = (height: number) => (height < 38 ? 'line' : height < 60 ? 'short' : undefined)

const coloursOf = (key: string | undefined) => {
  const category = key === undefined ? 8 : categoryOf(key)
  return {
    '--tint': `var(--c${category}-soft)`,
    '--ink': `var(--c${category}-ink)`,
    '--edge-colour': `var(--c${category})`,
  }
}

function kindAt(event: PointerEvent<HTMLElement>, { isFirst, isLast }: Segment): DragKind {
  const { top, bottom, height } = event.currentTarget.getBoundingClientRect()
  if (height < SHORTEST_WITH_GRIPS) return 'move'
  if (isFirst && event.clientY - top < GRIP) return 'start'
  return isLast && bottom - event.clientY < GRIP ? 'end' : 'move'
}

/** Some time where it was, to be opened, moved and drawn longer or shorter. */
export function CalendarBlock(props: CalendarBlockProps) {
  const { submission, segment, lane, isDragged, isOpen, timeZone, hourHeight, drag, onOpen } = props
  const { from, to, duration, task, project, client, request, can } = submission
  const { lane: place, lanes } = lane ?? { lane: 0, lanes: 1 }
  const title = titleOfLogged(submission)
  const times = isDragged
    ? `${formatTimeOfDay(segment.from)} – ${formatTimeOfDay(segment.to)}`
    : `${clockText(from, timeZone)} – ${clockText(to ?? from, timeZone)}`
  const box = boxOf(segment, hourHeight)
  const style: BlockStyle = {
    ...coloursOf(project?.id ?? client?.id),
    ...box,
    left: `calc(${(place / lanes) * 100}% + ${GAP}px)`,
    width: `calc(${100 / lanes}% - ${GAP * 2}px)`,
  }
  return (
    <UnstyledButton
      className={classes.block}
      style={style}
      data-open={isOpen || undefined}
      data-dragged={isDragged || undefined}
      data-editable={can.edit || undefined}
      data-room={roomOf(box.height)}
      aria-label={`${title}${task ? `, ${task.title}` : ''}, ${times}, ${formatDuration(duration)}`}
      onPointerDown={(event) => {
        event.stopPropagation()
        if (can.edit) drag.down(event, kindAt(event, segment), submission)
      }}
      onClick={(event) => {
        event.stopPropagation()
        if (!drag.takeClick()) onOpen(submission)
      }}
    >
      {can.edit && segment.isFirst && <span className={classes.grip} data-edge="start" />}
      <span className={classes.head}>
        <LoggedLogo of={submission} size="xs" />
        <b className={classes.title}>{title}</b>
        <StateIcon state={request.state} />
      </span>
      {task && <span className={classes.task}>{task.title}</span>}
      <span className={classes.foot}>
        {times} <b>{formatDuration(duration)}</b>
      </span>
      {can.edit && segment.isLast && <span className={classes.grip} data-edge="end" />}
    </UnstyledButton>
  )
}

interface RunningBlockProps {
  readonly timer: TimeTracker
  readonly seconds: number
  readonly segment: Segment
  readonly timeZone: string
  readonly hourHeight: number
}

/** What is being measured right now. */
export function RunningBlock({ timer, seconds, segment, timeZone, hourHeight }: RunningBlockProps) {
  const box = boxOf(segment, hourHeight)
  return (
    <div className={classes.block} style={box} data-running data-room={roomOf(box.height)}>
      <span className={classes.head}>
        <LoggedLogo of={timer} size="xs" />
        <b className={classes.title}>{timerName(timer)}</b>
        <span className={classes.dot} role="img" aria-label="Running" />
      </span>
      {timer.task && <span className={classes.task}>{timer.task.title}</span>}
      <span className={classes.foot}>
        {clockText(timer.startDate, timeZone)} – now <b>{formatDuration(seconds)}</b>
      </span>
    </div>
  )
}
