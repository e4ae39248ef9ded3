import { fc } from '@fast-check/vitest'
import { addDays } from '../../calendar/day'
import type { BookedTime } from '../booking-days'
import type { WorkDays } from '../work-days'

const amounts = { secondsPerDay: null, totalSeconds: null, percentage: null }

export const booked = (
  startDate: string,
  endDate: string,
  amount: Partial<Pick<BookedTime, 'secondsPerDay' | 'totalSeconds' | 'percentage'>>,
): BookedTime => ({ startDate, endDate, ...amounts, ...amount })

export const FIRST_DAY = '2026-01-01'
const KNOWN_DAYS = 70

/** Days on which some have no capacity, and some less than is contracted. */
export const someWorkDays: fc.Arbitrary<WorkDays> = fc
  .array(fc.constantFrom([0, 0], [27_000, 27_000], [27_000, 0], [27_000, 13_500], [28_801, 1]), {
    minLength: KNOWN_DAYS,
    maxLength: KNOWN_DAYS,
  })
  .map((days) => ({
    from: FIRST_DAY,
    contracted: days.map(([contracted = 0]) => contracted),
    capacity: days.map(([, capacity = 0]) => capacity),
  }))

export const someBooking: fc.Arbitrary<BookedTime> = fc
  .tuple(
    fc.integer({ min: 0, max: 30 }),
    fc.integer({ min: 0, max: 39 }),
    fc.oneof(
      fc.record({ secondsPerDay: fc.integer({ min: 0, max: 86_400 }) }),
      fc.record({ totalSeconds: fc.integer({ min: 0, max: 10_000_000 }) }),
      fc.record({ percentage: fc.integer({ min: 0, max: 30_000 }) }),
    ),
  )
  .map(([start, length, amount]) => booked(addDays(FIRST_DAY, start), addDays(FIRST_DAY, start + length), amount))
