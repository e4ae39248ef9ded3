import type { Day } from '../calendar/day'

/** The kinds of items on a person's day. Where several take the same time, it counts as taken by the first listed. */
export const dayItemKinds = ['bankHoliday', 'absence', 'marking', 'booking'] as const
export type DayItemKind = (typeof dayItemKinds)[number]

/** How much of a day an item covers: all of it, a half of its contracted time, or so many seconds. */
export type DayShare = 'fullDay' | 'am' | 'pm' | number

/** One item on one day, in the shape in which every feature gives it and every calendar shows it. */
export interface DayItem {
  readonly day: Day
  readonly kind: DayItemKind
  readonly share: DayShare
  /** What people read of the item: the name of a bank holiday, the text of a marking. */
  readonly words: string
  /** Whether the item leaves less time to work in. A booking fills time instead, and a marking may be a mere note. */
  readonly takesTime: boolean
}

export type ItemsByDay = ReadonlyMap<Day, readonly DayItem[]>

export const itemsByDay = (items: readonly DayItem[]): ItemsByDay => {
  const days = new Map<Day, DayItem[]>()
  for (const item of items) {
    const ofDay = days.get(item.day)
    if (ofDay) ofDay.push(item)
    else days.set(item.day, [item])
  }
  return days
}
