import { UnstyledButton } from '@mantine/core'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'
import { formatTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { IconPlus } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { Text } from '../../../ui/layout/box'
import { titleOfLogged } from '../../loggables/submission-words'
import { weekdayName } from '../agenda/weekday-name'
import { hatchedPart } from '../day-notes'
import type { Suggestions } from '../page/use-suggestions'
import type { PrefilledSubmission } from '../prefilled-submission'
import type { DayOfTime, WeekOfTime } from '../week-of-time'
import { boxOf, roomOf } from './block-box'
import { CalendarBlock, RunningBlock } from './calendar-block'
import { type Segment, segmentsOf } from './day-segments'
import type { DraggedTime } from './dragged-time'
import { lanesOf } from './lanes'
import type { useCalendarDrag } from './use-calendar-drag'
import classes from './week-calendar.module.css'

interface CalendarColumnProps {
  readonly day: DayOfTime
  readonly week: WeekOfTime
  readonly isToday: boolean
  readonly now: Date
  readonly timeZone: string
  readonly hourHeight: number
  readonly openID: string | undefined
  readonly draft: PrefilledSubmission | undefined
  readonly drag: ReturnType<typeof useCalendarDrag>
  readonly suggestions: Suggestions
  readonly onPress: (event: MouseEvent) => void
  readonly onOpen: (submission: TimeSheetSubmission) => void
}

const HOUR = 3600

/** A day of hours with all its entries, those that overlap side by side. */
export function CalendarColumn(props: CalendarColumnProps) {
  const { day, week, isToday, now, timeZone, hourHeight, openID, draft, drag, suggestions, onPress, onOpen } = props
  const isOwn = (from: Date, to: Date) => segmentsOf(from, to, [day.day], timeZone)
  const placed = week.submissions.flatMap((submission) => {
    if (submission.to === undefined) return []
    const moved = drag.dragged?.submission?.id === submission.id ? drag.dragged.time : undefined
    const [from, to] = moved ? [moved.from, moved.to] : [new Date(submission.from), new Date(submission.to)]
    return isOwn(from, to).map((segment) => ({ submission, segment, isDragged: moved !== undefined }))
  })
  const running = week.running.flatMap(({ timer }) =>
    isOwn(new Date(timer.startDate), now).map((segment) => ({ timer, segment })),
  )
  const lanes = lanesOf([...placed, ...running].map(({ segment }) => segment))
  const ghost = ghostOf(drag.dragged, draft)
  const offered = suggestions.items.filter((item) => item.day === day.day && item.to !== null)

  return (
    // With the keyboard, time is logged by the button in the day's head.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={classes.column}
      data-calendar-day={day.day}
      data-today={isToday || undefined}
      data-closed={day.isDayOff || undefined}
      data-holiday={day.bankHoliday !== null || undefined}
      data-away={hatchedPart(day.notes)}
      onPointerDown={(event) => drag.down(event, 'create')}
      onClick={onPress}
    >
      {placed.map(({ submission, segment, isDragged }, index) => (
        <CalendarBlock
          key={`${submission.id} ${segment.from}`}
          submission={submission}
          shown={week.shown.get(submission.id)}
          colours={week.colours}
          segment={segment}
          lane={lanes[index]}
          isDragged={isDragged}
          isOpen={submission.id === openID}
          timeZone={timeZone}
          hourHeight={hourHeight}
          drag={drag}
          onOpen={onOpen}
        />
      ))}
      {running.map(({ timer, segment }, index) => (
        <RunningBlock
          key={timer.id}
          timer={timer}
          shown={week.shown.get(timer.id)}
          segment={segment}
          lane={lanes[placed.length + index]}
          timeZone={timeZone}
          hourHeight={hourHeight}
        />
      ))}
      {offered.map((item) =>
        item.to === null
          ? null
          : isOwn(new Date(item.from), new Date(item.to)).map((segment) => (
              <UnstyledButton
                key={item.id}
                className={classes.suggestion}
                style={boxOf(segment, hourHeight)}
                data-room={roomOf(boxOf(segment, hourHeight).height)}
                disabled={suggestions.isAccepting}
                aria-label={`Log ${formatDuration(item.duration)} of ${titleOfLogged(item)} on ${weekdayName(day.day)}`}
                onPointerDown={(event) => event.stopPropagation()}
                onClick={(event) => {
                  event.stopPropagation()
                  suggestions.accept([item])
                }}
              >
                <Text as="b" ellipsis>
                  {titleOfLogged(item)}
                </Text>
                <IconPlus size={16} stroke={1.75} aria-hidden />
                <span>Suggested</span>
              </UnstyledButton>
            )),
      )}
      {ghost &&
        isOwn(ghost.from, ghost.to).map((segment) => (
          <Ghost key={segment.day} segment={segment} hourHeight={hourHeight} />
        ))}
      {isToday && (
        <span className={classes.nowLine} style={{ top: (timeOfDayInTimeZone(now, timeZone) / HOUR) * hourHeight }} />
      )}
    </div>
  )
}

interface Dragged {
  readonly submission: TimeSheetSubmission | undefined
  readonly time: DraggedTime
}

/** The outline of the time being drawn, or logged in the card. */
function ghostOf(dragged: Dragged | undefined, draft: PrefilledSubmission | undefined): DraggedTime | undefined {
  if (dragged && !dragged.submission) return dragged.time
  return draft?.from && draft.to ? { from: new Date(draft.from), to: new Date(draft.to) } : undefined
}

function Ghost({ segment, hourHeight }: { segment: Segment; hourHeight: number }) {
  return (
    <span className={classes.ghost} style={boxOf(segment, hourHeight)} aria-hidden>
      <b>
        {formatTimeOfDay(segment.from)} – {formatTimeOfDay(segment.to)}
      </b>
      <span>{formatDuration(segment.to - segment.from)}</span>
    </span>
  )
}
