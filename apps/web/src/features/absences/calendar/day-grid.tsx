import type { Absence, AbsenceSpan } from '@praxis/contract/absences/absence-shapes'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { type CalendarRow, dayBeside } from './calendar-rows'
import { DayButton } from './day-button'
import type { LeaveDay } from './leave-days'
import { useDayRange } from './use-day-range'

export interface CalendarActions {
  readonly today: Day
  /** Whether it is known what the days cost, so that they can be added up. */
  readonly isCounted?: boolean
  /** What is being asked for, shown on its days. */
  readonly asked: AbsenceSpan | undefined
  readonly onAsk: (range: DateRange) => void
  readonly onOpen: (absence: Absence) => void
}

interface DayGridProps extends CalendarActions {
  readonly rows: readonly CalendarRow[]
  readonly dayOf: (day: Day) => LeaveDay
  /** The row with its cells, in the calendar's own layout. */
  readonly renderRow: (cells: ReactNode[], index: number) => ReactNode
  readonly wordsOf?: (day: LeaveDay) => ReactNode
}

/** Days in rows: one of them is a tab stop, arrows move it, Enter opens it, and dragging over several asks for them. */
export function DayGrid({ rows, dayOf, renderRow, wordsOf, today, asked, onAsk, onOpen }: DayGridProps) {
  const { range, dayProps } = useDayRange(onAsk)
  const days = rows.flatMap((row) => row.filter((day) => day !== undefined))
  const [wanted, setWanted] = useState<Day>(today)
  const current = days.includes(wanted) ? wanted : days[0]
  const body = useRef<HTMLTableSectionElement>(null)

  const onKeyDown = (event: KeyboardEvent, day: Day) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayBeside(rows, day, event.key)
    if (!next) return
    event.preventDefault()
    setWanted(next)
    body.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  const askedOn = (day: Day) => {
    if (range) return range.from <= day && day <= range.to ? 'fullDay' : undefined
    return asked && asked.from <= day && day <= asked.to ? asked.datePart : undefined
  }
  const press = ({ day, am, pm }: LeaveDay) => {
    const absence = am ?? pm
    if (absence) onOpen(absence)
    else onAsk({ from: day, to: day })
  }
  const cellOf = (day: Day) => {
    const of = dayOf(day)
    return (
      <DayButton
        of={of}
        today={today}
        asked={askedOn(day)}
        words={wordsOf?.(of)}
        tabIndex={day === current ? 0 : -1}
        onFocus={() => setWanted(day)}
        onKeyDown={(event) => onKeyDown(event, day)}
        onClick={() => press(of)}
        {...dayProps(day)}
      />
    )
  }
  return (
    <tbody ref={body}>
      {rows.map((row, index) =>
        renderRow(
          row.map((day, place) => (
            // Places of a row are never reordered.
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing else to be known by
            <td key={place}>{day && cellOf(day)}</td>
          )),
          index,
        ),
      )}
    </tbody>
  )
}
