import type { VisitorSignOff, VisitorSignOffListItem } from '@praxis/contract/portals/portal-sign-offs'
import type { SignOffLine } from '@praxis/contract/portals/sign-off-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { formatDuration } from '@praxis/domain/durations/duration'

export const KINDS = { deliverable: 'Deliverable', document: 'Document', time: 'Time' } as const

const STATES = {
  waiting: 'Waiting for you',
  questioned: 'Questions asked',
  approved: 'Approved',
  withdrawn: 'Withdrawn',
} as const

export const stateText = ({ state }: Pick<VisitorSignOffListItem, 'state'>): string => STATES[state]

/** Who asked, and what became of it. */
export function askedText(
  { askedBy, askedAt, approved, openQuestionCount }: Omit<VisitorSignOffListItem, 'version'>,
  timeZone: string,
): string {
  const dayOf = (moment: string) => formatDay(dayInTimeZone(new Date(moment), timeZone))
  const asked = `${askedBy} asked on ${dayOf(askedAt)}`
  if (approved) return `${asked} · approved by ${approved.name} on ${dayOf(approved.at)}`
  if (openQuestionCount === 0) return asked
  return `${asked} · ${openQuestionCount} open question${openQuestionCount === 1 ? '' : 's'}`
}

/** What a line is called: in questions about it, and to screen readers. */
export function lineName(line: SignOffLine): string {
  switch (line.kind) {
    case 'task':
      return line.title
    case 'document':
      return line.name
    case 'time':
      return `${line.person}, week from ${formatDay(line.week)}`
  }
}

/** The time of all lines, where there is any. */
export function timeText({ content }: Pick<VisitorSignOff, 'content'>): string | undefined {
  const seconds = content.lines.reduce((sum, line) => sum + (line.kind === 'time' ? line.seconds : 0), 0)
  return seconds > 0 ? formatDuration(seconds) : undefined
}
