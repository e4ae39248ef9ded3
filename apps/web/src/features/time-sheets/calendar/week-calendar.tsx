import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { momentAt, timeOfDayInTimeZone } from '@praxis/domain/calendar/moment-in-time-zone'
import { formatTimeOfDay } from '@praxis/domain/calendar/time-of-day'
import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { useNow } from '../../../ui/dates/use-now'
import { showError } from '../../../ui/feedback/snackbar'
import { isChangedMeanwhile } from '../../../ui/forms/save-on-newest'
import { Box } from '../../../ui/layout/box'
import { describeSubmission } from '../../loggables/submission-words'
import { CHANGED_ELSEWHERE } from '../changed-elsewhere'
import type { Suggestions } from '../page/use-suggestions'
import type { PrefilledSubmission } from '../prefilled-submission'
import { useUpdateSubmission } from '../time-sheets.mutations'
import type { WeekOfTime } from '../week-of-time'
import { CalendarColumn } from './calendar-column'
import { CalendarFoot } from './calendar-foot'
import { AllDayRow, DayHeads } from './calendar-heads'
import type { DraggedTime } from './dragged-time'
import { firstPlace } from './first-place'
import { useCalendarDrag } from './use-calendar-drag'
import classes from './week-calendar.module.css'

const HOUR_HEIGHT = 60
const GUTTER_WIDTH = 64
/** The least widths of days; a day off needs less room. */
const OPEN_WIDTH = 132
const CLOSED_WIDTH = 72
const HOUR = 3600
const MINUTE_MS = 60_000
const HOURS = Array.from({ length: 23 }, (_, index) => index + 1)

interface WeekCalendarProps {
  readonly week: WeekOfTime
  readonly today: Day
  readonly timeZone: string
  readonly openID: string | undefined
  /** The time being logged in the card, shown where it will be. */
  readonly draft: PrefilledSubmission | undefined
  readonly suggestions: Suggestions
  readonly isSubmitting: boolean
  readonly onOpen: (submission: TimeSheetSubmission) => void
  readonly onStart: (start: PrefilledSubmission) => void
  readonly onSubmit: (ids: readonly string[]) => void
  readonly onCorrect: (submission: TimeSheetSubmission) => void
}

const isClosed = ({ isDayOff, submissions, running }: WeekOfTime['days'][number]) =>
  isDayOff && submissions.length === 0 && running.length === 0

/** What is shown for a refused change; the calendar shows the entry as it is now. */
const refusalOf = (submission: TimeSheetSubmission, error: Error) =>
  isChangedMeanwhile(error)
    ? `${describeSubmission(submission)}: ${CHANGED_ELSEWHERE} The latest version is shown.`
    : error.message

/** The week as columns of hours, by the reader's clock. */
export function WeekCalendar(props: WeekCalendarProps) {
  const { week, today, timeZone, openID, draft, suggestions, isSubmitting, onOpen, onStart, onSubmit, onCorrect } =
    props
  const scroller = useRef<HTMLElement>(null)
  const heads = useRef<HTMLDivElement>(null)
  const now = useNow(MINUTE_MS / 2)
  const { mutate: update } = useUpdateSubmission()
  const days = week.days.map(({ day }) => day)

  // Later changes do not scroll the calendar under the person's eyes.
  const [inSight] = useState(() => {
    const starts = week.submissions.filter(({ to }) => to !== undefined).map(({ from }) => new Date(from))
    const hourOf = (moment: Date) => timeOfDayInTimeZone(moment, timeZone) / HOUR
    return { first: Math.min(...starts.map(hourOf)), now: days.includes(today) ? hourOf(now) : undefined }
  })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const column = element.querySelector<HTMLElement>('[data-calendar-day][data-today]')
    const room = element.clientHeight - (heads.current?.clientHeight ?? 0)
    element.scrollTo({
      top: firstPlace(inSight, room / HOUR_HEIGHT) * HOUR_HEIGHT,
      left: (column?.offsetLeft ?? 0) - GUTTER_WIDTH,
    })
  }, [inSight])

  const change = (submission: TimeSheetSubmission, { from, to }: DraggedTime) => {
    const time = { from: from.toISOString(), to: to.toISOString() }
    const duration = Math.round((to.getTime() - from.getTime()) / 1000)
    const foreseen = { ...time, duration, day: dayInTimeZone(from, timeZone) }
    update(
      { seen: submission, changes: time, foreseen },
      { onError: (error) => showError(refusalOf(submission, error)) },
    )
  }
  const drag = useCalendarDrag({
    days,
    timeZone,
    hourHeight: HOUR_HEIGHT,
    gutterWidth: GUTTER_WIDTH,
    scroller,
    onCreate: ({ from, to }) => onStart({ from: from.toISOString(), to: to.toISOString() }),
    onChange: change,
  })

  /** Logs an hour at the empty place that was pressed. */
  const press = (event: MouseEvent) => {
    const place = drag.takeClick() ? null : drag.placeAt(event.clientX, event.clientY)
    const day = place && days[place.dayIndex]
    if (!place || !day) return
    const start = Math.min(Math.floor(place.seconds / (HOUR / 2)) * (HOUR / 2), 23 * HOUR)
    const [from, to] = [momentAt(day, start, timeZone), momentAt(day, start + HOUR, timeZone)]
    onStart({ from: from.toISOString(), to: to.toISOString() })
  }

  const open = week.days.filter((day) => !isClosed(day)).length
  const columns = week.days.map((day) => `minmax(0, ${isClosed(day) ? CLOSED_WIDTH : OPEN_WIDTH}fr)`)
  const style: CSSProperties & { '--columns': string; '--least': string; '--hour': string } = {
    '--columns': `${GUTTER_WIDTH}px ${columns.join(' ')}`,
    '--least': `${GUTTER_WIDTH + open * OPEN_WIDTH + (columns.length - open) * CLOSED_WIDTH}px`,
    '--hour': `${HOUR_HEIGHT}px`,
  }

  return (
    <>
      <section
        ref={scroller}
        className={classes.scroller}
        style={style}
        aria-label="Calendar of the week"
        tabIndex={-1}
        {...drag.pointerProps}
      >
        <div ref={heads} className={classes.heads}>
          <DayHeads days={week.days} today={today} onLog={(day) => onStart({ day })} />
          <AllDayRow
            days={week.days}
            colours={week.colours}
            today={today}
            openID={openID}
            onOpen={onOpen}
            suggestions={suggestions}
          />
        </div>
        <div className={classes.hours}>
          <Box className={classes.gutter} tone="third" size={12} figures aria-hidden>
            {HOURS.map((hour) => (
              <span key={hour} style={{ top: hour * HOUR_HEIGHT }}>
                {formatTimeOfDay(hour * HOUR)}
              </span>
            ))}
            <NowLabel seconds={timeOfDayInTimeZone(now, timeZone)} isShown={days.includes(today)} />
          </Box>
          {week.days.map((day) => (
            <CalendarColumn
              key={day.day}
              day={day}
              week={week}
              isToday={day.day === today}
              now={now}
              timeZone={timeZone}
              hourHeight={HOUR_HEIGHT}
              openID={openID}
              draft={draft}
              drag={drag}
              onPress={press}
              onOpen={onOpen}
              suggestions={suggestions}
            />
          ))}
        </div>
      </section>
      <CalendarFoot week={week} isSubmitting={isSubmitting} onSubmit={onSubmit} onCorrect={onCorrect} />
    </>
  )
}

function NowLabel({ seconds, isShown }: { seconds: number; isShown: boolean }) {
  if (!isShown) return null
  return (
    <span className={classes.nowLabel} style={{ top: (seconds / HOUR) * HOUR_HEIGHT }}>
      {formatTimeOfDay(seconds)}
    </span>
  )
}
