import { UnstyledButton } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { formatTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import { formatDuration } from '@praxis/domain/durations/duration'
import type { CSSProperties, PointerEvent } from 'react'
import { Box, Row, Text } from '../../../ui/layout/box'
import { LoggedLogo } from '../../loggables/logged-logo'
import { titleOfLogged } from '../../loggables/submission-words'
import { clockText } from '../../reader/readers-time'
import { timerName } from '../../timers/timer-words'
import type { ColoursOf } from '../colours-of-logged'
import { StateIcon } from '../state-icon'
import { boxOf, roomOf } from './block-box'
import classes from './calendar-block.module.css'
import type { Segment } from './day-segments'
import type { DragKind } from './dragged-time'
import type { Lane } from './lanes'
import type { useCalendarDrag } from './use-calendar-drag'

interface CalendarBlockProps {
  readonly submission: TimeSheetSubmission
  /** The entry's duration as it is shown, in seconds. */
  readonly shown: number | undefined
  readonly colours: ColoursOf
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

/** How much of a block's ends resizes it; a shorter block is only moved, there would be nothing left to hold. */
const GRIPS = {
  mouse: { grip: 8, shortest: 34 },
  touch: { grip: 18, shortest: 56 },
} as const
const GAP = 2

const besideOthers = ({ lane, lanes }: Lane = { lane: 0, lanes: 1 }) => ({
  left: `calc(${(lane / lanes) * 100}% + ${GAP}px)`,
  width: `calc(${100 / lanes}% - ${GAP * 2}px)`,
})

function kindAt(event: PointerEvent<HTMLElement>, { isFirst, isLast }: Segment): DragKind {
  const { top, bottom, height } = event.currentTarget.getBoundingClientRect()
  const { grip, shortest } = GRIPS[event.pointerType === 'touch' ? 'touch' : 'mouse']
  if (height < shortest) return 'move'
  if (isFirst && event.clientY - top < grip) return 'start'
  return isLast && bottom - event.clientY < grip ? 'end' : 'move'
}

/** An entry in the calendar, to be opened, moved and resized. */
export function CalendarBlock(props: CalendarBlockProps) {
  const { submission, shown, colours, segment, lane, isDragged, isOpen, timeZone, hourHeight, drag, onOpen } = props
  const { from, to, task, request, can } = submission
  const { tint, ink, solid } = colours(submission)
  const title = titleOfLogged(submission)
  const length = formatDuration(shown ?? 0)
  const times = isDragged
    ? `${formatTimeOfDay(segment.from)} – ${formatTimeOfDay(segment.to)}`
    : `${clockText(from, timeZone)} – ${clockText(to ?? from, timeZone)}`
  const box = boxOf(segment, hourHeight)
  const style: BlockStyle = {
    '--tint': tint,
    '--ink': ink,
    '--edge-colour': solid,
    ...box,
    ...besideOthers(lane),
  }
  return (
    <UnstyledButton
      className={classes.block}
      style={style}
      data-open={isOpen || undefined}
      data-dragged={isDragged || undefined}
      data-editable={can.edit || undefined}
      data-room={roomOf(box.height)}
      aria-label={`${title}${task ? `, ${task.title}` : ''}, ${times}, ${length}`}
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
      <Row as="span" gap="6px" rigid shrinks className={classes.head}>
        <LoggedLogo of={submission} size="xs" />
        <Box as="b" grow shrinks weight="semi" ellipsis className={classes.title}>
          {title}
        </Box>
        <Box as="b" rigid weight="semi" figures className={classes.figure}>
          {request.state === 'denied' ? <s>{length}</s> : length}
        </Box>
        <StateIcon state={request.state} />
      </Row>
      {task && <span className={classes.task}>{task.title}</span>}
      <Text rigid figures ellipsis className={classes.foot}>
        {times}
      </Text>
      {can.edit && segment.isLast && <span className={classes.grip} data-edge="end" />}
    </UnstyledButton>
  )
}

interface RunningBlockProps {
  readonly timer: TimeTracker
  readonly shown: number | undefined
  readonly segment: Segment
  readonly lane: Lane | undefined
  readonly timeZone: string
  readonly hourHeight: number
}

/** A running timer in the calendar. */
export function RunningBlock(props: RunningBlockProps) {
  const { timer, shown, segment, lane, timeZone, hourHeight } = props
  const box = boxOf(segment, hourHeight)
  return (
    <div
      className={classes.block}
      style={{ ...box, ...besideOthers(lane) }}
      data-running
      data-room={roomOf(box.height)}
    >
      <Row as="span" gap="6px" rigid shrinks className={classes.head}>
        <LoggedLogo of={timer} size="xs" />
        <Box as="b" grow shrinks weight="semi" ellipsis className={classes.title}>
          {timerName(timer)}
        </Box>
        <Box as="b" rigid weight="semi" figures className={classes.figure}>
          {formatDuration(shown ?? 0)}
        </Box>
        <span className={classes.dot} role="img" aria-label="Running" />
      </Row>
      {timer.task && <span className={classes.task}>{timer.task.title}</span>}
      <Text rigid figures ellipsis className={classes.foot}>
        {clockText(timer.startDate, timeZone)} – now
      </Text>
    </div>
  )
}
