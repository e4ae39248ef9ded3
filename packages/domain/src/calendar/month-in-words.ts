import { type Day, partsOfDay } from './day'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** 'December 2026' */
export const monthInWords = (day: Day): string => {
  const { year, month } = partsOfDay(day)
  return `${months[month - 1]} ${year}`
}
