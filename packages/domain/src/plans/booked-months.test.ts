import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { secondsOfRole } from '../bookings/booking-days'
import { someBooking, someWorkDays } from '../bookings/testing/sample-bookings'
import { bookedMonths } from './booked-months'
import { monthsOfStretch, sumsByMonth } from './plan-months'

test.prop([fc.array(someBooking, { maxLength: 5 }), someWorkDays], { numRuns: 1_000 })(
  'a month of a role is the sum of its days',
  (many, days) => {
    const months = monthsOfStretch(days.from, days.capacity.length)
    expect(bookedMonths(many, days, months)).toEqual(sumsByMonth(days.from, secondsOfRole(many, days)))
  },
)
