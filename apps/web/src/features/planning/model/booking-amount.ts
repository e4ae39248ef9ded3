import type { Booking } from '@praxis/contract/planning/bookings'
import { enteredTextOfDuration } from '@praxis/domain/durations/duration'
import { parseHours } from '@praxis/domain/durations/hours'

/** How much of each day, or in all: exactly one of the three is set. */
export type Amount = Pick<Booking, 'secondsPerDay' | 'totalSeconds' | 'percentage'>

const NONE: Amount = { secondsPerDay: null, totalSeconds: null, percentage: null }

const PERCENTAGE = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*%$/
const IN_ALL = /\s*(?:in all|in total|total|altogether)$/i
const A_DAY = /\s*(?:a day|per day|each day|daily|\/\s*day|\/\s*d)$/i
const A_HUNDRED = 100

/** Reads '3h', '3h a day', '40%' and '120h in all'; undefined for what is none of them. */
export function parseAmount(text: string): Amount | undefined {
  const trimmed = text.trim()
  const percent = PERCENTAGE.exec(trimmed)
  if (percent) return { ...NONE, percentage: Math.round(Number((percent[1] ?? '').replace(',', '.')) * A_HUNDRED) }
  const isTotal = IN_ALL.test(trimmed)
  const seconds = parseHours(trimmed.replace(isTotal ? IN_ALL : A_DAY, ''))
  if (seconds === undefined) return undefined
  return isTotal ? { ...NONE, totalSeconds: seconds } : { ...NONE, secondsPerDay: seconds }
}

const percentText = (percentage: number): string => `${percentage / A_HUNDRED}%`

/** The amount as it is typed. */
export function enteredAmount({ secondsPerDay, totalSeconds, percentage }: Amount): string {
  if (percentage !== null) return percentText(percentage)
  if (totalSeconds !== null) return `${enteredTextOfDuration(totalSeconds)} in all`
  return `${enteredTextOfDuration(secondsPerDay ?? 0)} a day`
}

/** The amount on a bar, as short as it gets. */
export function shortAmount({ secondsPerDay, totalSeconds, percentage }: Amount): string {
  if (percentage !== null) return percentText(percentage)
  if (totalSeconds !== null) return `${enteredTextOfDuration(totalSeconds)} in all`
  return enteredTextOfDuration(secondsPerDay ?? 0)
}
