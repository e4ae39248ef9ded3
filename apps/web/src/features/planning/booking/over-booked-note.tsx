import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import { enteredTextOfDuration } from '@praxis/domain/durations/duration'
import { type BookingEdit, editedRow, overBookedDays } from '../model/booking-edits'
import type { PlanRow } from '../model/plan-row'
import { BookingNote } from './booking-note'

interface OverBookedNoteProps {
  readonly row: PlanRow | undefined
  readonly edit: BookingEdit
  readonly level: PlanningLevel
}

/** In which intervals of a booking the hard bookings exceed the capacity, and by how much at most. */
function overBookedWords({ row, edit, level }: OverBookedNoteProps): readonly [string, string] | undefined {
  const { after } = edit
  if (!row?.days || !after) return undefined
  const edited = editedRow(row, [edit], level)
  const { startDate, endDate } = after.booking
  const touched = overBookedDays(edited).filter((day) => {
    const next = Object.keys(edited.loads)
      .filter((each) => each > day)
      .toSorted()[0]
    return day <= endDate && (next === undefined || next > startDate)
  })
  if (touched.length === 0) return undefined
  const most = Math.max(...touched.map((day) => (edited.loads[day]?.hard ?? 0) - (edited.loads[day]?.capacity ?? 0)))
  return [
    `Over-booked ${touched.length === 1 ? `in 1 ${level}` : `in ${touched.length} ${level}s`}`,
    `, by up to ${enteredTextOfDuration(most)} a ${level}`,
  ]
}

export function OverBookedNote(props: OverBookedNoteProps) {
  const words = overBookedWords(props)
  if (!words) return null
  return (
    <BookingNote tone="error">
      <b>{words[0]}</b>
      {words[1]}
    </BookingNote>
  )
}
