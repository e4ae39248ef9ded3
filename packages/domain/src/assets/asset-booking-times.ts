import { FARTHEST_ASSET_BOOKING_DAYS, LONGEST_ASSET_BOOKING_DAYS } from '@praxis/contract/assets/asset-rules'
import type { Span } from './asset-use'

const DAY_MS = 24 * 60 * 60 * 1000

interface TimesProblem {
  readonly path: 'from' | 'to'
  readonly message: string
}

/** What is wrong with the length of a booking; undefined if nothing is. */
const lengthProblem = ({ from, to }: Span): TimesProblem | undefined => {
  if (to <= from) return { path: 'to', message: 'The end has to be after the start' }
  return Date.parse(to) - Date.parse(from) > LONGEST_ASSET_BOOKING_DAYS * DAY_MS
    ? { path: 'to', message: `Maximum of ${LONGEST_ASSET_BOOKING_DAYS} days` }
    : undefined
}

/**
 * What is wrong with the times that somebody asks for now; undefined if nothing is. A booking may begin within the last day:
 * what somebody needs at once begins at the full hour.
 */
export const bookingTimesProblem = (span: Span, now: string): TimesProblem | undefined => {
  const ofLength = lengthProblem(span)
  if (ofLength) return ofLength
  if (span.to <= now) return { path: 'to', message: 'This time is over' }
  const ahead = Date.parse(span.from) - Date.parse(now)
  if (ahead < -DAY_MS) return { path: 'from', message: 'This time is over' }
  if (ahead > FARTHEST_ASSET_BOOKING_DAYS * DAY_MS)
    return { path: 'from', message: 'Bookings begin within two years from now' }
  return undefined
}

/** What is wrong with another end of a booking that begins when it did; undefined if nothing is. */
export const extensionProblem = (span: Span, now: string): TimesProblem | undefined =>
  lengthProblem(span) ?? (span.to <= now ? { path: 'to', message: 'This time is over' } : undefined)
