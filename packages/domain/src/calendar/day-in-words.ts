import { type Day, type DayParts, partsOfDay } from './day'

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

const dayAndMonth = ({ month, dayOfMonth }: DayParts): string => `${dayOfMonth} ${months[month - 1]}`

/** '2 December 2026': what leaves the company is read where 02/12 may be another day. */
export const dayInWords = (day: Day): string => {
  const parts = partsOfDay(day)
  return `${dayAndMonth(parts)} ${parts.year}`
}

/** '1 to 30 October 2026': the first and last day, without saying twice what they share. */
export const daysInWords = (from: Day, to: Day): string => {
  if (from === to) return dayInWords(to)
  const [first, last] = [partsOfDay(from), partsOfDay(to)]
  if (first.year !== last.year) return `${dayInWords(from)} to ${dayInWords(to)}`
  return `${first.month === last.month ? first.dayOfMonth : dayAndMonth(first)} to ${dayInWords(to)}`
}

/** 'December 2026' */
export const monthInWords = (day: Day): string => {
  const { year, month } = partsOfDay(day)
  return `${months[month - 1]} ${year}`
}
