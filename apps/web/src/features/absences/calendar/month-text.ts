import type { Day } from '@praxis/domain/calendar/day'

/** 'November 2026', or 'Nov' in short. */
export const monthText = (day: Day, length: 'long' | 'short' = 'long'): string => {
  const text = new Date(`${day.slice(0, 7)}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return length === 'long' ? text : text.slice(0, 3)
}
