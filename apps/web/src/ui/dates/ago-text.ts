import { momentText } from './moment-text'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** 'just now', '2 minutes ago', '3 hours ago'; from a day on, the date and time. */
export function agoText(at: string, now: number): string {
  const passed = now - Date.parse(at)
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return counted(Math.floor(passed / MINUTE), 'minute')
  if (passed < DAY) return counted(Math.floor(passed / HOUR), 'hour')
  return `on ${momentText(at)}`
}
