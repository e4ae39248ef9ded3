import type { ReasonBrief } from '@praxis/contract/absences/absence-shapes'
import type { EmployeeCalendar } from '@praxis/contract/absences/team-absences'
import { hasWords } from '@praxis/domain/search/has-words'
import type { CalendarSearch } from '../calendar-search'
import type { TimelineGroup } from './timeline-groups'

export type TimelineFilter = Pick<CalendarSearch, 'search' | 'reasonID' | 'state' | 'markings'>

/** How many filters narrow what is shown, besides the name. */
export const filtersOn = ({ reasonID, state, markings }: TimelineFilter): number =>
  [reasonID, state, markings].filter((each) => each !== undefined).length

function filteredPerson(person: EmployeeCalendar, { reasonID, state, markings }: TimelineFilter) {
  return {
    ...person,
    absences: person.absences.filter(
      ({ reason, isWaiting }) =>
        (reasonID === undefined || reason?.id === reasonID) &&
        (state === undefined || isWaiting === (state === 'waiting')),
    ),
    calendarMarkings: markings === 'hidden' ? [] : person.calendarMarkings,
  }
}

/** The people whose names have the words, with the times that pass; groups without people are left out. */
export const filteredGroups = (groups: readonly TimelineGroup[], filter: TimelineFilter): TimelineGroup[] =>
  groups
    .map((group) => ({
      ...group,
      people: group.people
        .filter(({ employee }) => hasWords(employee.displayName, filter.search ?? ''))
        .map((person) => filteredPerson(person, filter)),
    }))
    .filter(({ people }) => people.length > 0)

/** The reasons that occur, by name. */
export function reasonsIn(groups: readonly TimelineGroup[]): ReasonBrief[] {
  const reasons = new Map<string, ReasonBrief>()
  for (const { people } of groups)
    for (const { absences } of people) for (const { reason } of absences) if (reason) reasons.set(reason.id, reason)
  return [...reasons.values()].sort((one, other) => one.name.localeCompare(other.name))
}
