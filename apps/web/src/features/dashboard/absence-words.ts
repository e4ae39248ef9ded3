import type { AwayTime } from '@praxis/contract/absences/absence-shapes'
import { type DateRange, formatDateRange } from '@praxis/domain/calendar/date-range'
import { addDays, type Day, daysBetween, endOfWeek, startOfWeek } from '@praxis/domain/calendar/day'
import { weekdayText } from './weekday-text'

/** How long it is until an absence begins, or how long one lasts that has begun. */
export function untilText({ from, to }: DateRange, today: Day): string {
  const days = daysBetween(today, from)
  if (days > 1) return `in ${days} days`
  if (days === 1) return 'tomorrow'
  if (days === 0 && to === today) return 'today'
  const left = daysBetween(today, to)
  return left === 0 ? 'last day today' : `until ${formatDateRange({ from: to, to })}`
}

const PARTS = { fullDay: '', am: ' AM', pm: ' PM' } as const

/** The weekdays of this week on which somebody is away: 'Mon – Wed, Fri PM'. */
export function awayDaysText(times: readonly AwayTime[], today: Day): string {
  const [monday, sunday] = [startOfWeek(today), endOfWeek(today)]
  return times
    .filter(({ from, to }) => from <= sunday && to >= monday)
    .map(({ from, to, datePart, isWaiting }) => {
      const first = from < monday ? monday : from
      // A working week is named to its Friday, however long the absence goes on.
      const last =
        to > addDays(monday, 4) && first <= addDays(monday, 4) ? addDays(monday, 4) : to > sunday ? sunday : to
      const days = first === last ? weekdayText(first) : `${weekdayText(first)} – ${weekdayText(last)}`
      return `${days}${PARTS[datePart]}${isWaiting ? ' (waiting)' : ''}`
    })
    .join(', ')
}
