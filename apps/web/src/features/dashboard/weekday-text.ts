import type { Day } from '@praxis/domain/calendar/day'

/** 'Mon', 'Tue', … */
export const weekdayText = (day: Day): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })
