import type { RoleCandidate } from '@praxis/contract/planning/planning-changes'
import { type BookedTime, daysOfBookings, secondsWithin } from '../bookings/booking-days'
import type { WorkDays } from '../bookings/work-days'
import type { DateRange } from '../calendar/date-range'
import { addDays, type Day } from '../calendar/day'
import { freeByDay } from './free-stretches'
import type { LoadingBooking } from './load'

/** A role that somebody is looked for, with the days of whoever nobody has named yet. */
export interface RoleToFill {
  /** The days that people are compared on. */
  readonly range: DateRange | undefined
  readonly bookings: readonly BookedTime[]
  readonly days: WorkDays
  /** The words of its name, and the tags of people in such roles. */
  readonly tags: readonly string[]
}

/** Somebody who could fill a role; the days are known for all of their bookings and all of the role’s. */
export interface PossibleCandidate {
  readonly id: string
  /** By which people are sorted. */
  readonly name: string
  readonly days: WorkDays
  readonly bookings: readonly LoadingBooking[]
  readonly tags: readonly string[]
  /** Roles of the same name or rate card that they had before. */
  readonly sameRoles: number
  readonly isOnTarget: boolean
}

export interface RankedCandidate<Person> extends Omit<RoleCandidate, 'employee'> {
  readonly person: Person
}

/** Whoever is free for so long is looked at, and not for all the years that a role may have. */
const MOST_DAYS_COMPARED = 800

/** The days of a role that people are compared on: those ahead, or all of them once none is. */
export const daysToFill = (bookings: readonly BookedTime[], today: Day): DateRange | undefined => {
  const range = daysOfBookings(bookings)
  if (!range) return undefined
  const from = range.from < today && range.to >= today ? today : range.from
  const last = addDays(from, MOST_DAYS_COMPARED - 1)
  return { from, to: range.to < last ? range.to : last }
}

const TENTHS = 10

/** Who lacks an hour of many should not come after everybody who lacks none, so only tenths are compared, rounded up. */
const tenthsFree = ({ freeSeconds, neededSeconds }: Pick<RoleCandidate, 'freeSeconds' | 'neededSeconds'>): number =>
  neededSeconds === 0 ? 0 : Math.ceil((freeSeconds * TENTHS) / neededSeconds)

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const bestFirst = (one: RankedCandidate<PossibleCandidate>, other: RankedCandidate<PossibleCandidate>): number =>
  tenthsFree(other) - tenthsFree(one) ||
  other.sameRoles - one.sameRoles ||
  other.tags.length - one.tags.length ||
  Number(other.isOnTarget) - Number(one.isOnTarget) ||
  other.freeSeconds - one.freeSeconds ||
  byText(one.person.name, other.person.name) ||
  byText(one.person.id, other.person.id)

/**
 * People for a role, best first: by how much of what it needs they have free on each of its days, then by what they did
 * before, their tags, and whether they work on the same already. What speaks for each is there as data.
 */
export const rankedCandidates = <Person extends PossibleCandidate>(
  role: RoleToFill,
  people: readonly Person[],
): RankedCandidate<Person>[] => {
  const { range } = role
  const needed = range ? secondsWithin(role.bookings, role.days, range) : []
  const neededSeconds = needed.reduce((sum, seconds) => sum + seconds, 0)
  const wanted = new Set(role.tags.map((tag) => tag.toLowerCase()))
  return people
    .map((person) => {
      const free = range ? freeByDay(person.bookings, person.days, range) : []
      return {
        person,
        freeSeconds: free.reduce((sum, seconds, day) => sum + Math.min(seconds, needed[day] ?? 0), 0),
        neededSeconds,
        sameRoles: person.sameRoles,
        tags: person.tags.filter((tag) => wanted.has(tag.toLowerCase())),
        isOnTarget: person.isOnTarget,
      }
    })
    .sort(bestFirst)
}
