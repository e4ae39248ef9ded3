import type { EmployeeCalendar } from '@praxis/contract/absences/team-absences'
import type { TimelineGroup } from './timeline-groups'

export type TimelineRow =
  | { readonly kind: 'group'; readonly group: TimelineGroup; readonly isOpen: boolean }
  | { readonly kind: 'person'; readonly person: EmployeeCalendar }
  | { readonly kind: 'away'; readonly group: TimelineGroup }

export const ROW_HEIGHTS: Readonly<Record<TimelineRow['kind'], number>> = { group: 36, person: 42, away: 38 }

/** The rows of the groups, one below the other; of a folded group only its heading and how many are away. */
export const timelineRows = (groups: readonly TimelineGroup[], folded: ReadonlySet<string>): TimelineRow[] =>
  groups.flatMap((group): TimelineRow[] => {
    const isOpen = !folded.has(group.id)
    return [
      { kind: 'group', group, isOpen },
      ...(isOpen ? group.people.map((person): TimelineRow => ({ kind: 'person', person })) : []),
      { kind: 'away', group },
    ]
  })

export const rowKey = (row: TimelineRow): string =>
  row.kind === 'person' ? row.person.employee.id : `${row.kind} ${row.group.id}`
