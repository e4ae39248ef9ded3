import type { TimeSheetGroup } from '@praxis/contract/time/time-sheet-requests'
import { startOfWeek } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { inFullMinutes } from '@praxis/domain/time/time-figures'

export type WaitingTime = TimeSheetGroup['requests'][number]

/** The groups that come first of their person's week in a list: notes about the week are shown there, once. */
export function firstsOfWeeks(groups: readonly TimeSheetGroup[]): ReadonlySet<string> {
  const firsts = new Map<string, string>()
  for (const { key, employee, from } of groups) {
    const week = `${employee.id} ${startOfWeek(from)}`
    if (!firsts.has(week)) firsts.set(week, key)
  }
  return new Set(firsts.values())
}

/** What makes an approver look twice: a week of more than is contracted, or time that nobody pays for. */
export function notesOf(group: TimeSheetGroup, isFirstOfWeek: boolean): string[] {
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

/** A request with its time as it is shown, in seconds. */
interface ReadTime {
  readonly request: WaitingTime
  readonly duration: number
  readonly chargeableDuration: number
}

/** The entries of a group, in full minutes that add up to those of the group. */
export function timesRead({ requests }: Pick<TimeSheetGroup, 'requests'>): ReadTime[] {
  const submissions = requests.map(({ timeSheetSubmission }) => timeSheetSubmission)
  const durations = inFullMinutes(submissions.map(({ duration }) => duration))
  const chargeable = inFullMinutes(submissions.map(({ chargeableDuration }) => chargeableDuration))
  return requests.map((request, index) => ({
    request,
    // Of a duration below a minute, the seconds are shown.
    duration: durations[index] || request.timeSheetSubmission.duration,
    chargeableDuration: chargeable[index] ?? 0,
  }))
}

/** The group with fewer requests, at least one. */
export function reducedGroup(group: TimeSheetGroup, requests: WaitingTime[]): TimeSheetGroup {
  const sum = (of: (request: WaitingTime) => number) => requests.reduce((total, request) => total + of(request), 0)
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

/** One entry as a group of its own, to be decided on as groups are; the week it belongs to is not known here. */
export const soleGroup = (request: WaitingTime): TimeSheetGroup => {
  const { timeSheetSubmission: submission } = request
  return {
    requestType: 'timeSheet',
    key: submission.id,
    employee: submission.employee,
    project: submission.project,
    opportunity: submission.opportunity,
    from: submission.day,
    to: submission.day,
    duration: submission.duration,
    chargeableDuration: submission.chargeableDuration,
    waitingSince: submission.request.submittedAt ?? submission.updatedAt,
    weekLoggedTime: 0,
    weekContractedTime: 0,
    requests: [request],
  }
}
