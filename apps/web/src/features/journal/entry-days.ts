import type { JournalEntry } from '@praxis/contract/clients/journal'
import { addDays, type Day, formatDay, weekdayOf } from '@praxis/domain/calendar/day'

export interface EntryDay {
  readonly day: Day
  readonly entries: readonly JournalEntry[]
}

/** Groups entries, which come newest first, by day. */
export function entryDays(entries: readonly JournalEntry[]): EntryDay[] {
  const byDay = new Map<Day, JournalEntry[]>()
  for (const entry of entries) {
    const ofDay = byDay.get(entry.entryDate)
    if (ofDay) ofDay.push(entry)
    else byDay.set(entry.entryDate, [entry])
  }
  return [...byDay].map(([day, ofDay]) => ({ day, entries: ofDay }))
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** 'Today, 12/11/2026', 'Wednesday, 11/11/2026'. */
export function dayTitle(day: Day, today: Day): string {
  const word = day === today ? 'Today' : day === addDays(today, -1) ? 'Yesterday' : (WEEKDAYS[weekdayOf(day) - 1] ?? '')
  return `${word}, ${formatDay(day)}`
}
