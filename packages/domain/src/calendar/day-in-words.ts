import { type Day, partsOfDay } from './day'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** '2 December 2026': what leaves the company is read where 02/12 may be another day. */
export const dayInWords = (day: Day): string => {
  const { year, month, dayOfMonth } = partsOfDay(day)
  return `${dayOfMonth} ${months[month - 1]} ${year}`
}
