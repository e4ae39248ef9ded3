import type { ApprovalGroup } from '@praxis/contract/approvals'
import { type Day, formatDay, startOfWeek } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { inFullMinutes } from '@praxis/domain/time/time-figures'
import { PERSONAL_WORK } from '../loggables/submission-words'
import type { WaitingRequest } from './sole-group'
import type { ListedGroup } from './use-listed-approvals'

/** Those that are the first of their person's week in a list: what is said of the week is said there, once. */
export function firstsOfWeeks(groups: readonly ListedGroup[]): ReadonlySet<string> {
  const firsts = new Map<string, string>()
  for (const { id, employee, from } of groups) {
    const week = `${employee.id} ${startOfWeek(from)}`
    if (!firsts.has(week)) firsts.set(week, id)
  }
  return new Set(firsts.values())
}

/** What makes an approver look twice: a week of more than is contracted, or time that nobody pays for. */
export function notesOf(group: ApprovalGroup, isFirstOfWeek: boolean): string[] {
  const over = group.weekContractedTime > 0 ? group.weekLoggedTime - group.weekContractedTime : 0
  const isChargedFor = group.project !== null && !group.project.isInternal
  const notCharged = isChargedFor ? group.duration - group.chargeableDuration : 0
  return [
    ...(over > 0 && isFirstOfWeek
      ? [`Week ${formatDuration(over)} over ${formatDuration(group.weekContractedTime)}`]
      : []),
    ...(notCharged > 0 ? [`${formatDuration(notCharged)} non-chargeable`] : []),
  ]
}

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

export const entryCount = (groups: readonly ApprovalGroup[]): number =>
  groups.reduce((sum, { requests }) => sum + requests.length, 0)

/** A request with what is read of its time, in seconds. */
export interface ShownEntry {
  readonly request: WaitingRequest
  readonly duration: number
  readonly chargeableDuration: number
}

/** The entries of a group, in full minutes that add up to those of the group. */
export function shownEntries({ requests }: Pick<ApprovalGroup, 'requests'>): ShownEntry[] {
  const submissions = requests.map(({ timeSheetSubmission }) => timeSheetSubmission)
  const durations = inFullMinutes(submissions.map(({ duration }) => duration))
  const chargeable = inFullMinutes(submissions.map(({ chargeableDuration }) => chargeableDuration))
  return requests.map((request, index) => ({
    request,
    // Of less than a minute, the seconds are read.
    duration: durations[index] || request.timeSheetSubmission.duration,
    chargeableDuration: chargeable[index] ?? 0,
  }))
}

export const groupName = ({ employee, project }: ApprovalGroup): string =>
  `${employee.displayName}, ${project?.details.name ?? PERSONAL_WORK}`

/** The same group without some of its requests; nothing when none is left. */
export function withoutRequests<Group extends ApprovalGroup>(
  group: Group,
  gone: ReadonlySet<string>,
): Group | undefined {
  const requests = group.requests.filter(({ id }) => !gone.has(id))
  if (requests.length === group.requests.length) return group
  if (requests.length === 0) return undefined
  const sum = (of: (request: ApprovalGroup['requests'][number]) => number) =>
    requests.reduce((total, request) => total + of(request), 0)
  const days = requests.map(({ timeSheetSubmission: { day } }) => day).sort()
  return {
    ...group,
    requests,
    from: days[0] ?? group.from,
    to: days.at(-1) ?? group.to,
    duration: sum(({ timeSheetSubmission }) => timeSheetSubmission.duration),
    chargeableDuration: sum(({ timeSheetSubmission }) => timeSheetSubmission.chargeableDuration),
  }
}
