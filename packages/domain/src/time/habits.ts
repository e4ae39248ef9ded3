import { addDays, type Day, daysBetween } from '../calendar/day'

/** Time logged on a day on one thing: a project, a client at large, a task, or personal work. */
export interface HabitEntry {
  readonly day: Day
  /** Identifies the thing: entries of the same thing have the same key. */
  readonly key: string
  readonly duration: number
}

export interface HabitDay {
  readonly day: Day
  /** The seconds there are to work on this day. */
  readonly seconds: number
}

export interface Habit {
  readonly day: Day
  readonly key: string
  readonly duration: number
  /** The last day on which the habit was seen. */
  readonly lastDay: Day
}

const WEEKS_BACK = 4
const LEAST_WEEKS = 2
export const HABIT_DAYS_BACK = WEEKS_BACK * 7

type ByKey = ReadonlyMap<string, number>

const totalsByDay = (entries: readonly HabitEntry[]): ReadonlyMap<Day, ByKey> => {
  const days = new Map<Day, Map<string, number>>()
  for (const { day, key, duration } of entries) {
    const ofDay = days.get(day) ?? new Map<string, number>()
    ofDay.set(key, (ofDay.get(key) ?? 0) + duration)
    days.set(day, ofDay)
  }
  return days
}

interface Seen {
  readonly key: string
  readonly weeks: number
  readonly lastDay: Day
  readonly duration: number
}

/** What was done on the same weekday of recent weeks, the most frequent and then the latest first. */
const seenBefore = (day: Day, totals: ReadonlyMap<Day, ByKey>): Seen[] => {
  const seen = new Map<string, Seen>()
  for (let week = 1; week <= WEEKS_BACK; week += 1) {
    const lastDay = addDays(day, -7 * week)
    for (const [key, duration] of totals.get(lastDay) ?? []) {
      const later = seen.get(key)
      seen.set(key, later ? { ...later, weeks: later.weeks + 1 } : { key, weeks: 1, lastDay, duration })
    }
  }
  return [...seen.values()]
    .filter(({ weeks }) => weeks >= LEAST_WEEKS)
    .toSorted(
      (a, b) =>
        b.weeks - a.weeks || daysBetween(a.lastDay, b.lastDay) || b.duration - a.duration || (a.key < b.key ? -1 : 1),
    )
}

/**
 * What somebody probably did on days up to today: what they did on that weekday in at least two of the last four weeks
 * and have not logged yet, as long as the contracted time of the day is not used up.
 */
export const habitsOf = (
  days: readonly HabitDay[],
  entries: readonly HabitEntry[],
  today: Day,
  isPossible: (habit: Omit<Habit, 'duration'>) => boolean = () => true,
): Habit[] => {
  const totals = totalsByDay(entries)
  return days
    .filter(({ day }) => day <= today)
    .flatMap(({ day, seconds }) => {
      const logged = totals.get(day)
      let left = seconds - [...(logged?.values() ?? [])].reduce((sum, duration) => sum + duration, 0)
      const habits: Habit[] = []
      for (const { key, duration, lastDay } of seenBefore(day, totals)) {
        if (left <= 0) break
        if (logged?.has(key) || !isPossible({ day, key, lastDay })) continue
        habits.push({ day, key, duration: Math.min(duration, left), lastDay })
        left -= duration
      }
      return habits
    })
}
