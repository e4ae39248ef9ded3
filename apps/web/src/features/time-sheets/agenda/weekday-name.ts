import { type Day, weekdayOf } from '@praxis/domain/calendar/day'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const weekdayName = (day: Day): string => WEEKDAYS[weekdayOf(day) - 1] ?? ''
