import type { ResourcingGroups } from '@praxis/contract/planning/resourcing'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { useQueries } from '@tanstack/react-query'
import { resourcingGroupQuery } from '../resourcing.queries'
import { isFiltered, type ResourcingSearch } from '../resourcing-search'
import { peopleOf, type ResourcedPerson, shownPeople } from './shown-people'

export type GroupHead = ResourcingGroups['groups'][number]

export interface ShownGroup {
  readonly head: GroupHead
  readonly isOpen: boolean
  /** Undefined until they are loaded, which happens once the group is opened. */
  readonly people: readonly ResourcedPerson[] | undefined
  readonly error: string | undefined
  readonly retry: () => void
}

/**
 * The groups that the report shows. Filters look into all groups, but for over-booked people only into those that have
 * any; without them a group is loaded when it is opened.
 */
export function useShownGroups(
  heads: readonly GroupHead[],
  period: DateRange,
  search: ResourcingSearch,
  isOpened: (id: string) => boolean,
): ShownGroup[] {
  const looksIntoAll = isFiltered(search) || search.groupedBy !== undefined
  const candidates = heads.filter((head) => search.only === undefined || head.overBookedEmployeeCount > 0)
  const answers = useQueries({
    queries: candidates.map(({ groupID }) => ({
      ...resourcingGroupQuery(groupID, period),
      enabled: looksIntoAll || isOpened(groupID),
    })),
  })
  return candidates.flatMap((head, index) => {
    const answer = answers[index]
    const people = answer?.data && shownPeople(peopleOf(answer.data), search)
    if (people?.length === 0) return []
    return [
      {
        head,
        isOpen: isFiltered(search) || isOpened(head.groupID),
        people,
        error: answer?.data ? undefined : answer?.error?.message,
        retry: () => void answer?.refetch(),
      },
    ]
  })
}
