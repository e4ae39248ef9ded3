import type { AbsenceGroup } from '@praxis/contract/absences/absence-requests'

export type WaitingLeave = AbsenceGroup['requests'][number]

/** The group with fewer requests, at least one. */
export function reducedGroup(group: AbsenceGroup, requests: WaitingLeave[]): AbsenceGroup {
  const froms = requests.map(({ absence }) => absence.from).sort()
  const tos = requests.map(({ absence }) => absence.to).sort()
  return {
    ...group,
    requests,
    from: froms[0] ?? group.from,
    to: tos.at(-1) ?? group.to,
    days: requests.reduce((sum, { absence }) => sum + absence.days, 0),
  }
}

/** One request as a group of its own, to be decided on as groups are. */
export const soleGroup = (request: WaitingLeave): AbsenceGroup => {
  const { absence } = request
  return {
    requestType: 'absence',
    key: absence.id,
    employee: absence.employee,
    from: absence.from,
    to: absence.to,
    days: absence.days,
    waitingSince: absence.request.submittedAt,
    requests: [request],
  }
}

/** The names of the reasons in a group, each once. */
export const reasonNames = ({ requests }: Pick<AbsenceGroup, 'requests'>): string =>
  [...new Set(requests.map(({ absence }) => absence.reason.name))].join(', ')
