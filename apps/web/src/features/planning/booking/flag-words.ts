import type { BookingDetails } from '@praxis/contract/planning/bookings'
import type { BookingFlag } from '@praxis/contract/planning/planning-rules'
import { formatDuration } from '@praxis/domain/durations/duration'
import type { BookingInRow } from '../model/plan-row'
import type { BookingValues } from './booking-values'

type Said = Pick<BookingDetails, 'secondsNotCarried'>

const WORDS: Readonly<Record<BookingFlag, (each: BookingInRow, details: Said) => string>> = {
  outsideDates: ({ target }) => `This booking runs outside the ${target.kind}’s dates.`,
  notCarried: (_, { secondsNotCarried }) =>
    `${formatDuration(secondsNotCarried)} can’t be planned, as none of these days is a working day.`,
  lost: () => 'This opportunity is lost, but a hard booking still counts in full.',
  personLeft: ({ filledBy }) => `${filledBy} will have left before this booking ends.`,
}

/** What each is about: once that is changed, only the server knows whether it still holds. */
const ABOUT: Readonly<Record<BookingFlag, readonly (keyof BookingValues)[]>> = {
  outsideDates: ['target', 'from', 'to'],
  notCarried: ['who', 'amount', 'from', 'to'],
  lost: ['target', 'type'],
  personLeft: ['who', 'to'],
}

const idOf = (value: BookingValues[keyof BookingValues]): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : value

/** What is odd about a booking as it was saved, in a sentence each, without what the typed values may have put right. */
export const flagWords = (
  each: BookingInRow,
  { flags, secondsNotCarried }: Said & Pick<BookingDetails, 'flags'>,
  saved: BookingValues,
  typed: BookingValues,
): string[] =>
  flags
    .filter((flag) => ABOUT[flag].every((field) => idOf(saved[field]) === idOf(typed[field])))
    .map((flag) => WORDS[flag](each, { secondsNotCarried }))
