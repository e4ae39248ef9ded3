import type { WorkingWeek } from '@praxis/contract/company/company-settings'

/** The days of a week from Monday, as people read it; Sunday is stored as 1. */
export const WORKING_DAYS = [
  { field: 'monday', name: 'Monday', number: 2 },
  { field: 'tuesday', name: 'Tuesday', number: 3 },
  { field: 'wednesday', name: 'Wednesday', number: 4 },
  { field: 'thursday', name: 'Thursday', number: 5 },
  { field: 'friday', name: 'Friday', number: 6 },
  { field: 'saturday', name: 'Saturday', number: 7 },
  { field: 'sunday', name: 'Sunday', number: 1 },
] as const

/** Seconds of work by day; null for a day off. */
export type WeekValues = { readonly [Day in (typeof WORKING_DAYS)[number]['field']]: number | null }

export const weekValuesOf = (week: WorkingWeek): WeekValues =>
  Object.fromEntries(WORKING_DAYS.map(({ field, number }) => [field, week[number] || null])) as WeekValues

export const weekOf = (values: WeekValues): WorkingWeek =>
  Object.fromEntries(WORKING_DAYS.map(({ field, number }) => [number, values[field] ?? 0])) as WorkingWeek

/** The sum of the days that can be read; a half-typed one counts as none. */
export const weekTotal = (values: WeekValues): number =>
  WORKING_DAYS.reduce((total, { field }) => total + (values[field] || 0), 0)
