/** Which part of its days an absence or a marking covers; a half is of one day only. */
export const dateParts = ['fullDay', 'am', 'pm'] as const
export type DatePart = (typeof dateParts)[number]
export const halfParts = ['am', 'pm'] as const

/** So many days an absence, a marking, or the calendar of a team has at most: three years, the farthest one may ask. */
export const LONGEST_ABSENCE_DAYS = 1100
export const LONGEST_CALENDAR_DAYS = 366

/** When the days of a year may be used: all of them from its first day on, or a twelfth more with each month. */
export const leaveAccruals = ['wholeYear', 'monthly'] as const
export type LeaveAccrual = (typeof leaveAccruals)[number]
