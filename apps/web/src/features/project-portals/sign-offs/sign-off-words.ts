import type { SignOffListItem } from '@praxis/contract/portals/project-sign-offs'
import type { SignOffKind, SignOffLine, SignOffState } from '@praxis/contract/portals/sign-off-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { counted } from '../portal-words'

export const KINDS: Readonly<Record<SignOffKind, string>> = {
  deliverable: 'Deliverable',
  document: 'Documents',
  time: 'Time',
}

/** Whose turn it is, as the firm reads it. */
export const STATES: Readonly<Record<SignOffState, string>> = {
  waiting: 'Waits for the client',
  questioned: 'Questioned',
  approved: 'Approved',
  withdrawn: 'Withdrawn',
}

/** What became of it since it was asked. */
export function outcomeOf(
  { approved, withdrawnAt, openQuestionCount }: SignOffListItem,
  dayText: (moment: string) => string,
): string {
  if (approved) return `approved by ${approved.name} on ${dayText(approved.at)}`
  if (withdrawnAt) return `withdrawn on ${dayText(withdrawnAt)}`
  return openQuestionCount > 0 ? `${counted(openQuestionCount, 'open question')}` : ''
}

/** What a line is called in the names of its fields. */
export const lineTitle = (line: SignOffLine): string => {
  if (line.kind === 'time') return `${line.person}, week from ${formatDay(line.week)}`
  return line.kind === 'task' ? line.title : line.name
}
