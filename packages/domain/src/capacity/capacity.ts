import { addDays, type Day, daysBetween } from '../calendar/day'
import {
  contractedSecondsBetween,
  contractedSecondsOn,
  type DatedPeriods,
  periodInForce,
} from '../people/employment-contract'
import { type DayItem, dayItemKinds, type ItemsByDay } from './day-item'

/** What a person's capacity is counted from. */
export interface WorkCalendar {
  /** Absent for people without a contract, who have no capacity on any day. */
  readonly contract: DatedPeriods | undefined
  readonly items: ItemsByDay
}

/** What a contract's period gives to a day, or what an item takes from it, as a negative number. */
export type CapacityPart =
  | { readonly kind: 'contract'; readonly appliedDate: Day; readonly seconds: number }
  | { readonly kind: 'item'; readonly item: DayItem; readonly seconds: number }

export interface DayCapacity {
  readonly day: Day
  /** The seconds somebody has to work: exactly the sum of the parts, and never below 0. */
  readonly seconds: number
  readonly parts: readonly CapacityPart[]
  /** Everything that lies on the day, including items that take no time. */
  readonly items: readonly DayItem[]
}

const NOTHING: readonly DayItem[] = []

const inOrder = (one: DayItem, other: DayItem): number => {
  const byKind = dayItemKinds.indexOf(one.kind) - dayItemKinds.indexOf(other.kind)
  if (byKind !== 0) return byKind
  const [first, second] = [`${one.share} ${one.words}`, `${other.share} ${other.words}`]
  return first < second ? -1 : Number(first > second)
}

/** A half of an odd number of seconds is rounded down; two halves are all of them. */
const secondsOfHalves = (contracted: number, halves: number): number =>
  halves === 2 ? contracted : halves * Math.floor(contracted / 2)

/** Each item takes only time that the items before it have not taken, so that none is taken twice. */
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

/** A person's capacity on a day. */
export const capacityOn = ({ contract, items }: WorkCalendar, day: Day): DayCapacity => {
  const onDay = items.get(day) ?? NOTHING
  const period = periodInForce(contract, day)
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

/** The sum of capacityByDay; only days with items on them are looked at one by one. */
export const capacityBetween = (calendar: WorkCalendar, from: Day, to: Day): number => {
  const { contract, items } = calendar
  if (!contract || from > to) return 0
  return [...items.keys()].reduce(
    (sum, day) =>
      day < from || day > to ? sum : sum + capacityOn(calendar, day).seconds - contractedSecondsOn(contract, day),
    contractedSecondsBetween(contract, from, to),
  )
}
