import type { ResourcePlan } from '@praxis/contract/plans/resource-plan'
import { daysBetween } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'

const DAYS_OF_WEEK = 7

/** The hours that a resource plan comes to, over how many weeks, and for how many of them nobody is named. */
export function plannedTime({ snapshot: { roles }, sums }: Pick<ResourcePlan, 'snapshot' | 'sums'>) {
  const unnamed = new Set(roles.filter(({ employeeID }) => employeeID === null).map(({ index }) => index))
  const withoutPerson = sums.roles.reduce((sum, { index, seconds }) => sum + (unnamed.has(index) ? seconds : 0), 0)
  const mondays = roles.flatMap(({ bookings }) => bookings.map(({ monday }) => monday)).toSorted()
  const [first, last] = [mondays[0], mondays.at(-1)]
  const weeks = first && last ? daysBetween(first, last) / DAYS_OF_WEEK + 1 : 0
  return {
    text: formatDuration(sums.seconds),
    over: weeks === 0 ? undefined : weeks === 1 ? 'in 1 week' : `in ${weeks} weeks`,
    note:
      sums.seconds === 0
        ? 'Nothing planned'
        : withoutPerson === 0
          ? 'all of it assigned'
          : `incl. ${formatDuration(withoutPerson)} unassigned`,
  }
}
