import type { Weekday } from '@praxis/contract/company/company-settings'

/** Columns for the days of a week from Monday, as people read it; it is stored with Sunday = 1. */
export const weekdayColumns: readonly { readonly weekday: Weekday; readonly short: string; readonly name: string }[] = [
  { weekday: 2, short: 'Mon', name: 'Monday' },
  { weekday: 3, short: 'Tue', name: 'Tuesday' },
  { weekday: 4, short: 'Wed', name: 'Wednesday' },
  { weekday: 5, short: 'Thu', name: 'Thursday' },
  { weekday: 6, short: 'Fri', name: 'Friday' },
  { weekday: 7, short: 'Sat', name: 'Saturday' },
  { weekday: 1, short: 'Sun', name: 'Sunday' },
]

export const contractTypeOptions = [
  { value: 'permanent', label: 'Permanent' },
  { value: 'contractor', label: 'Contractor' },
] as const
