import type { AbsenceSpan, CalendarMarking } from '@praxis/contract/absences/absence-shapes'
import type { EmployeeCalendar } from '@praxis/contract/absences/team-absences'
import type { EmployeeBrief } from '@praxis/contract/people/employees'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { type Day, formatDay, weekdayOf } from '@praxis/domain/calendar/day'
import { type KeyboardEvent, memo, type ReactNode, useMemo } from 'react'
import { Row, Text } from '../../../../ui/layout/box'
import { Face } from '../../../../ui/people/face'
import { spanText } from '../../absence-words'
import { placeOfDay } from './calendar-window'
import { type PlacedTime, placedTimes, placeOfSpan } from './placed-times'
import { AbsenceBar, MarkingBar, percentPlace } from './time-bar'
import { awayWords } from './time-words'
import classes from './timeline.module.css'
import { useMarkingDrag } from './use-marking-drag'
import { useRangeDrag } from './use-range-drag'

/** Something in the timeline that was pressed: a bar, or days without one. */
export type OpenedTime =
  | { readonly kind: 'absence'; readonly person: EmployeeCalendar; readonly time: EmployeeCalendar['absences'][number] }
  | { readonly kind: 'marking'; readonly person: EmployeeCalendar; readonly time: CalendarMarking }
  | { readonly kind: 'days'; readonly person: EmployeeCalendar; readonly range: DateRange }

export interface RowActions {
  readonly open: (opened: OpenedTime, anchor: HTMLElement) => void
  readonly move: ((marking: CalendarMarking, span: AbsenceSpan) => void) | undefined
  readonly name: (employee: EmployeeBrief) => ReactNode
}

interface PersonRowProps {
  readonly person: EmployeeCalendar
  readonly window: DateRange
  /** The day that the keyboard stands on in this row. */
  readonly day: Day
  /** Tab reaches one row of the timeline; the arrow keys the others. */
  readonly isStop: boolean
  /** What is open in this row: the id of a bar, or chosen days. */
  readonly opened: string | DateRange | undefined
  readonly actions: RowActions
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, person: EmployeeCalendar) => void
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const liesOn = (day: Day) => (time: DateRange) => time.from <= day && day <= time.to

/** What Enter opens on a day: the absence, else the marking, else the day itself. */
export function openedOn(person: EmployeeCalendar, day: Day): OpenedTime {
  const absence = person.absences.find(liesOn(day))
  if (absence) return { kind: 'absence', person, time: absence }
  const marking = person.calendarMarkings.find(liesOn(day))
  if (marking) return { kind: 'marking', person, time: marking }
  return { kind: 'days', person, range: { from: day, to: day } }
}

const dayLabel = (person: EmployeeCalendar, day: Day): string => {
  const times = [
    ...person.absences.filter(liesOn(day)).map((time) => `${awayWords(time)}${time.isWaiting ? ', waiting' : ''}`),
    ...person.calendarMarkings.filter(liesOn(day)).map(({ text }) => text),
  ]
  const what = times.length > 0 ? times.join(' and ') : person.can.mark ? 'add a marking' : 'nothing marked'
  return `${person.employee.displayName}, ${WEEKDAYS[weekdayOf(day) - 1]} ${formatDay(day)}: ${what}`
}

/** Somebody's days from left to right. Only bars are elements, and the day the keyboard stands on. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { person, window, day, isStop, opened, actions, onKeyDown } = props
  const { employee, absences, calendarMarkings, can } = person
  const { dragged, trackProps } = useRangeDrag(
    window,
    can.mark ? (range, anchor) => actions.open({ kind: 'days', person, range }, anchor) : undefined,
  )
  const placed = useMemo(() => placedTimes(window, absences, calendarMarkings), [window, absences, calendarMarkings])
  const chosen = dragged ?? (typeof opened === 'object' ? opened : undefined)
  const chosenPlace = chosen && placeOfSpan(window, { ...chosen, datePart: 'fullDay' })
  const cursor = placeOfDay(window, day)
  return (
    <>
      <Row gap="10px" shrinks className={classes.who}>
        <Face person={employee} size="sm" decorative />
        <Text shrinks>
          <Text block size={13} weight="medium" ellipsis>
            {actions.name(employee)}
          </Text>
          <Text block size={12} tone="third" ellipsis>
            {employee.jobTitle}
          </Text>
        </Text>
      </Row>
      <div className={classes.track} data-marks={can.mark || undefined} {...trackProps}>
        {chosenPlace && (
          <span className={classes.chosen} style={percentPlace(chosenPlace)} data-chosen>
            {chosen && dragged && chosen.from !== chosen.to && (
              <span className={classes.chosenDays}>{spanText({ ...chosen, datePart: 'fullDay' })}</span>
            )}
          </span>
        )}
        {cursor && (
          <button
            type="button"
            className={classes.cursor}
            style={percentPlace(cursor)}
            data-cursor={employee.id}
            tabIndex={isStop ? 0 : -1}
            aria-label={dayLabel(person, day)}
            onKeyDown={(event) => onKeyDown(event, person)}
          />
        )}
        {placed.map((each) =>
          each.kind === 'absence' ? (
            <AbsenceBar
              key={each.time.id}
              who={employee.displayName}
              placed={each}
              isOpen={opened === each.time.id}
              onOpen={(anchor) => actions.open({ kind: 'absence', person, time: each.time }, anchor)}
            />
          ) : (
            <MovableMarking
              key={each.time.id}
              person={person}
              placed={each}
              window={window}
              isOpen={opened === each.time.id}
              actions={actions}
            />
          ),
        )}
      </div>
    </>
  )
})

interface MovableMarkingProps {
  readonly person: EmployeeCalendar
  readonly placed: PlacedTime & { kind: 'marking' }
  readonly window: DateRange
  readonly isOpen: boolean
  readonly actions: RowActions
}

function MovableMarking({ person, placed, window, isOpen, actions }: MovableMarkingProps) {
  const { shown, isMoving, barProps } = useMarkingDrag(placed.time, window, actions.move)
  const place = placeOfSpan(window, shown) ?? placed.place
  return (
    <MarkingBar
      who={person.employee.displayName}
      placed={{ ...placed, place }}
      isOpen={isOpen}
      drag={barProps}
      isMoving={isMoving}
      onOpen={(anchor) => actions.open({ kind: 'marking', person, time: placed.time }, anchor)}
    />
  )
}
