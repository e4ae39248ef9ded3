import { type Day, formatDay } from '@praxis/domain/calendar/day'
import type { ApprovalTypeView, WaitingGroup } from '../requests/request-type-view'

/** '02/11 – 08/11/2026', or one day. */
export function periodText(from: Day, to: Day): string {
  if (from === to) return formatDay(from)
  const start = formatDay(from)
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.slice(0, 5) : start} – ${formatDay(to)}`
}

export const entriesText = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`)

/** '46 entries in 15 groups'. */
export const groupsText = (entries: number, groups: number, isByEntry: boolean): string =>
  isByEntry ? entriesText(entries) : `${entriesText(entries)} in ${groups === 1 ? '1 group' : `${groups} groups`}`

export const entryCount = (groups: readonly WaitingGroup[]): number =>
  groups.reduce((sum, { requests }) => sum + requests.length, 0)

export const groupName = ({ inbox }: ApprovalTypeView, group: WaitingGroup): string =>
  `${group.employee.displayName}, ${inbox.nameOf(group)}`

/** The group without some of its requests; undefined when none is left. */
export function withoutRequests(
  { inbox }: ApprovalTypeView,
  group: WaitingGroup,
  gone: ReadonlySet<string>,
): WaitingGroup | undefined {
  const requests = group.requests.filter(({ id }) => !gone.has(id))
  if (requests.length === group.requests.length) return group
  return requests.length === 0 ? undefined : inbox.reduced(group, requests)
}
