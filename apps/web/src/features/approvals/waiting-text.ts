const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** How long something has waited: '3 days', '5 hours', '12 minutes'. */
export function waitingText(since: string, now: number): string {
  const waited = now - Date.parse(since)
  if (Number.isNaN(waited)) return 'N/A'
  if (waited >= DAY_MS) return counted(Math.floor(waited / DAY_MS), 'day')
  if (waited >= HOUR_MS) return counted(Math.floor(waited / HOUR_MS), 'hour')
  return waited >= MINUTE_MS ? counted(Math.floor(waited / MINUTE_MS), 'minute') : 'just now'
}
