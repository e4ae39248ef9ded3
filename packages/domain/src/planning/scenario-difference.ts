import { type BookedTime, secondsWithin } from '../bookings/booking-days'
import type { WorkDays } from '../bookings/work-days'
import { addDays, type Day, startOfWeek } from '../calendar/day'

/** A booking in one of the two plans, with who works and on what. */
export interface PlannedTime extends BookedTime {
  readonly isSoft: boolean
  readonly employeeId: string | null
  readonly targetableId: string
}

/** Seconds; of a difference, those of the scenario less those of the real plan. */
export interface BookedSeconds {
  readonly hard: number
  readonly soft: number
}

export interface WeeksOf<Key> extends BookedSeconds {
  readonly key: Key
  /** Weeks without a difference are left out. */
  readonly weeks: readonly (BookedSeconds & { readonly monday: Day })[]
}

export interface PlanDifference {
  readonly real: BookedSeconds
  readonly scenario: BookedSeconds
  readonly people: readonly WeeksOf<string | null>[]
  readonly targets: readonly WeeksOf<string>[]
}

type Sums = { hard: number; soft: number }

const DAYS_OF_WEEK = 7

type ByWeek<Key> = Map<Key, Map<Day, Sums>>

const add = <Key>(sums: ByWeek<Key>, key: Key, monday: Day, type: keyof Sums, seconds: number): void => {
  const weeks = sums.get(key) ?? new Map<Day, Sums>()
  sums.set(key, weeks)
  const ofWeek = weeks.get(monday) ?? { hard: 0, soft: 0 }
  weeks.set(monday, ofWeek)
  ofWeek[type] += seconds
}

const weeksOf = <Key>(sums: ByWeek<Key>): WeeksOf<Key>[] =>
  [...sums].flatMap(([key, byWeek]) => {
    const weeks = [...byWeek]
      .filter(([, { hard, soft }]) => hard !== 0 || soft !== 0)
      .map(([monday, ofWeek]) => ({ monday, ...ofWeek }))
      .toSorted((one, other) => (one.monday < other.monday ? -1 : 1))
    const sum = (type: keyof Sums) => weeks.reduce((total, week) => total + week[type], 0)
    return weeks.length === 0 ? [] : [{ key, hard: sum('hard'), soft: sum('soft'), weeks }]
  })

/** The seconds of a booking in each of its weeks. */
const secondsByWeek = (booking: BookedTime, days: WorkDays): [Day, number][] => {
  const from = startOfWeek(booking.startDate)
  const seconds = secondsWithin([booking], days, { from, to: booking.endDate })
  const weeks: [Day, number][] = []
  for (let first = 0; first < seconds.length; first += DAYS_OF_WEEK) {
    let sum = 0
    for (let day = first; day < Math.min(first + DAYS_OF_WEEK, seconds.length); day += 1) sum += seconds[day] ?? 0
    if (sum > 0) weeks.push([addDays(from, first), sum])
  }
  return weeks
}

/** How what a scenario has in place of real bookings differs from them, by person and by target in weeks, and in all. */
export const planDifference = (
  real: readonly PlannedTime[],
  scenario: readonly PlannedTime[],
  daysOf: (employeeId: string | null) => WorkDays,
): PlanDifference => {
  const people: ByWeek<string | null> = new Map()
  const targets: ByWeek<string> = new Map()
  const sumOf = (bookings: readonly PlannedTime[], sign: 1 | -1): BookedSeconds => {
    const sums = { hard: 0, soft: 0 }
    for (const booking of bookings) {
      const type = booking.isSoft ? 'soft' : 'hard'
      for (const [monday, seconds] of secondsByWeek(booking, daysOf(booking.employeeId))) {
        add(people, booking.employeeId, monday, type, sign * seconds)
        add(targets, booking.targetableId, monday, type, sign * seconds)
        sums[type] += seconds
      }
    }
    return sums
  }
  return { real: sumOf(real, -1), scenario: sumOf(scenario, 1), people: weeksOf(people), targets: weeksOf(targets) }
}
