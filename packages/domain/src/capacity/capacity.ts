import { addDays, type Day, daysBetween } from '../calendar/day'
import {
  activePeriodOn,
  contractedSecondsBetween,
  contractedSecondsOn,
  type DatedPeriods,
} from '../people/contract-periods'
import { type DayItem, dayItemKinds, type ItemsByDay } from './day-item'

/** What a person's days are counted from. */
export interface WorkCalendar {
  /** Absent for those who have none: they have no capacity on any day. */
  readonly contract: DatedPeriods | undefined
  readonly items: ItemsByDay
}

/** What the period of a contract gives, or what an item takes, as a negative number. */
export type CapacityPart =
  | { readonly kind: 'contract'; readonly appliedDate: Day; readonly seconds: number }
  | { readonly kind: 'item'; readonly item: DayItem; readonly seconds: number }

export interface DayCapacity {
  readonly day: Day
  /** The time somebody has to work: exactly the sum of the parts, and never below 0. */
  readonly seconds: number
  readonly parts: readonly CapacityPart[]
  /** Everything on the day, also what takes no time of it. */
  readonly items: readonly DayItem[]
}

const NOTHING: readonly DayItem[] = []

const inOrder = (one: DayItem, other: DayItem): number => {
  const byKind = dayItemKinds.indexOf(one.kind) - dayItemKinds.indexOf(other.kind)
  if (byKind !== 0) return byKind
  const [first, second] = [`${one.share} ${one.words}`, `${other.share} ${other.words}`]
  return first < second ? -1 : Number(first > second)
}

/** One half of an odd number of seconds is rounded down; both halves are all there is. */
const secondsOfHalves = (contracted: number, halves: number): number =>
  halves === 2 ? contracted : halves * Math.floor(contracted / 2)

/** Each item takes what the day loses by it beyond those before it, so that no time is taken twice. */
const partsTaken = (contracted: number, items: readonly DayItem[]): CapacityPart[] => {
  const halves = new Set<'am' | 'pm'>()
  let inSeconds = 0
  let taken = 0
  return items
    .filter(({ takesTime }) => takesTime)
    .toSorted(inOrder)
    .flatMap((item) => {
      if (typeof item.share === 'number') inSeconds += item.share
      if (item.share === 'am' || item.share === 'fullDay') halves.add('am')
      if (item.share === 'pm' || item.share === 'fullDay') halves.add('pm')
      const before = taken
      taken = Math.min(secondsOfHalves(contracted, halves.size) + inSeconds, contracted)
      return taken === before ? [] : { kind: 'item', item, seconds: before - taken }
    })
}

const capacityOn = ({ contract, items }: WorkCalendar, day: Day): DayCapacity => {
  const onDay = items.get(day) ?? NOTHING
  const period = contract && day >= contract.startDate ? activePeriodOn(contract.periods, day) : undefined
  if (!contract || !period) return { day, seconds: 0, parts: [], items: onDay }
  const contracted = contractedSecondsOn(contract, day)
  const parts: CapacityPart[] = [
    { kind: 'contract', appliedDate: period.appliedDate, seconds: contracted },
    ...partsTaken(contracted, onDay),
  ]
  return { day, seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0), parts, items: onDay }
}

/** A person's capacity on each day from one to another, both included. */
export const capacityByDay = (calendar: WorkCalendar, from: Day, to: Day): DayCapacity[] =>
  Array.from({ length: Math.max(daysBetween(from, to) + 1, 0) }, (_, index) =>
    capacityOn(calendar, addDays(from, index)),
  )

/** The sum of the same days; only those with something on them are looked at one by one. */
export const capacityBetween = (calendar: WorkCalendar, from: Day, to: Day): number => {
  const { contract, items } = calendar
  if (!contract || from > to) return 0
  return [...items.keys()].reduce(
    (sum, day) =>
      day < from || day > to ? sum : sum + capacityOn(calendar, day).seconds - contractedSecondsOn(contract, day),
    contractedSecondsBetween(contract, from, to),
  )
}
