import { useQuery } from '@tanstack/react-query'
import type { BookingInRow } from '../model/plan-row'
import { bookingQuery } from '../planning.queries'
import { useInScenario } from '../scenarios/scenario-context'
import { BookingNote } from './booking-note'
import type { BookingValues } from './booking-values'
import { flagWords } from './flag-words'

interface FlagNotesProps {
  readonly each: BookingInRow
  readonly saved: BookingValues
  readonly typed: BookingValues
}

/** What is odd about a booking that is there; nothing where the reader may not see its planning. */
export function FlagNotes({ each, saved, typed }: FlagNotesProps) {
  const { data } = useQuery(bookingQuery(each.booking.id, useInScenario()))
  if (!data) return null
  return flagWords(each, data, saved, typed).map((words) => (
    <BookingNote key={words} tone="warning">
      {words}
    </BookingNote>
  ))
}
