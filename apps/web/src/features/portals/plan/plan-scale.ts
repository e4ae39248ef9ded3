import { addDays, type Day, daysBetween } from '@praxis/domain/calendar/day'
import type { PlanLine } from './plan-lines'

const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`
const monthAfter = (month: Day): Day => monthOf(addDays(month, 31))

/** The months that the lines reach into, each by its first day. */
export function monthsFrom(lines: readonly Pick<PlanLine, 'start' | 'end'>[]): Day[] {
  const start = monthOf(lines.map((line) => line.start).toSorted()[0] ?? '')
  const end = monthOf(
    lines
      .map((line) => line.end)
      .toSorted()
      .at(-1) ?? '',
  )
  const months: Day[] = []
  for (let month = start; month <= end; month = monthAfter(month)) months.push(month)
  return months
}

/** Where between the first and the last of these months a day stands, from 0 to 1; at its end where a bar ends with it. */
export function shareOf(day: Day, { first, last }: { first: Day; last: Day }, isEnd = false): number {
  const all = daysBetween(first, monthAfter(last))
  return (daysBetween(first, day) + (isEnd ? 1 : 0)) / all
}
