import { formatDay } from '@praxis/domain/calendar/day'
import { enteredTextOfDuration } from '@praxis/domain/durations/duration'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useInScenario } from '../scenarios/scenario-context'
import { type LoadAsked, loadQuery, wholeMonths } from './load-of'
import { PeopleAlert } from './people-alert'

const MOST_INTERVALS = 3

/** How many people are over-booked within the shown days, and who they are; nothing while nobody is. */
export function OverBooked({ of, level, shown }: LoadAsked) {
  const { data } = useQuery(loadQuery(of, level, shown, useInScenario()))
  if (!data || data.overBookedCount === 0) return null
  const { overBooked, overBookedCount: count } = data
  return (
    <PeopleAlert
      icon={<IconAlertTriangle size={14} stroke={2} aria-hidden />}
      tone="error"
      words={`Over-booked: ${count === 1 ? '1 person' : `${count} people`}`}
      label="Over-booked people"
      people={overBooked.map(({ employee, intervals }) => ({ employee, words: overWords(intervals) }))}
      more={count - overBooked.length}
      days={wholeMonths(shown)}
    />
  )
}

/** '30/11/2026 by 11h, 07/12/2026 by 3h and 2 more'. */
export function overWords(intervals: readonly { readonly from: string; readonly seconds: number }[]): string {
  const named = intervals
    .slice(0, MOST_INTERVALS)
    .map(({ from, seconds }) => `${formatDay(from)} by ${enteredTextOfDuration(seconds)}`)
    .join(', ')
  const more = intervals.length - MOST_INTERVALS
  return more > 0 ? `${named} and ${more} more` : named
}
