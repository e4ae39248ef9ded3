import { fc } from '@fast-check/vitest'
import { workDaysOfPerson } from '../../bookings/work-days'
import { addDays } from '../../calendar/day'
import { itemsByDay } from '../../capacity/day-item'
import type { SlowBooking, SlowPerson } from './slow-planning'

/** A Thursday, so that ranges begin within weeks and months. */
const FIRST_DAY = '2026-01-15'
const KNOWN_DAYS = 100
export const known = { from: '2025-12-01', to: '2026-06-30' }

export const someDay = fc.nat(KNOWN_DAYS - 1).map((index) => addDays(FIRST_DAY, index))

export const someRange = fc
  .tuple(someDay, someDay)
  .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }))

const someWeek = fc
  .tuple(fc.constantFrom(27_000, 28_801, 0, 13_500), fc.constantFrom(27_000, 0), fc.constantFrom(0, 3_599))
  .map(([early, friday, weekend]) => [early, early, 27_000, early, friday, weekend, weekend])

const somePeriods = fc
  .record({ first: someWeek, second: someWeek, start: fc.nat(20), change: fc.nat(40), end: fc.nat(40) })
  .map(({ first, second, start, change, end }) => {
    const changed = addDays(FIRST_DAY, start + change + 1)
    return [
      { from: addDays(FIRST_DAY, start - 10), to: undefined, week: first },
      { from: changed, to: end > 30 ? undefined : addDays(changed, end + 10), week: second },
    ]
  })

/** Absences and markings, of which some only tell of something. */
const someItem = fc.record({
  day: someDay,
  share: fc.constantFrom('fullDay' as const, 'am' as const, 'pm' as const, 3_600, 40_000),
  takesTime: fc.boolean(),
})

export const somePerson: fc.Arbitrary<SlowPerson> = fc.record({
  periods: somePeriods,
  items: fc.array(someItem, { maxLength: 25 }),
})

const noAmount = { secondsPerDay: null, totalSeconds: null, percentage: null }
const someAmount = fc.oneof(
  fc.nat(86_400).map((secondsPerDay) => ({ ...noAmount, secondsPerDay })),
  fc.nat(2_000_000).map((totalSeconds) => ({ ...noAmount, totalSeconds })),
  fc.nat(20_000).map((percentage) => ({ ...noAmount, percentage })),
)

export const someLoadingBooking: fc.Arbitrary<SlowBooking> = fc
  .record({
    range: someRange,
    amount: someAmount,
    isSoft: fc.boolean(),
    softShare: fc.constantFrom(0, 3_333, 5_000, 10_000),
  })
  .map(({ range, amount, isSoft, softShare }) => ({
    startDate: range.from,
    endDate: range.to,
    ...amount,
    isSoft,
    softShare,
  }))

const period = { type: 'permanent', holidayEntitlementDays: 25 } as const
const item = { kind: 'absence', words: '' } as const

/** The person’s days as the product counts them. */
export const workDaysOf = ({ periods, items }: SlowPerson) =>
  workDaysOfPerson(
    {
      contract: {
        startDate: periods[0]?.from ?? FIRST_DAY,
        periods: periods.map(({ from, to, week: [mon = 0, tue = 0, wed = 0, thu = 0, fri = 0, sat = 0, sun = 0] }) => ({
          ...period,
          appliedDate: from,
          ...(to && { endDate: to }),
          workingTimeIntervalByDay: { 1: sun, 2: mon, 3: tue, 4: wed, 5: thu, 6: fri, 7: sat },
        })),
      },
      items: itemsByDay(items.map((some) => ({ ...item, ...some }))),
    },
    known,
  )
