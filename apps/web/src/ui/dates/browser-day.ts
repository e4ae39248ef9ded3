import type { Day } from '@praxis/domain/calendar/day'

const two = (value: number) => String(value).padStart(2, '0')

/** Today by the browser's clock, for pickers that were not given the employee's day. */
export function browserToday(): Day {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
