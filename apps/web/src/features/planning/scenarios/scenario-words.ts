import type { PlanningScenario } from '@praxis/contract/planning/planning-scenarios'
import { momentText } from '../../../ui/dates/moment-text'

/** Who sees a scenario, said to one of them: 'Only you and 3 others see it.' */
export function audienceWords(
  { owner, members }: Pick<PlanningScenario, 'owner' | 'members'>,
  viewerID: string,
): string {
  const others = [owner, ...members.map(({ employee }) => employee)].filter(({ id }) => id !== viewerID)
  const [first] = others
  if (!first) return 'Only you see it.'
  return `Only you and ${others.length === 1 ? first.displayName : `${others.length} others`} see it.`
}

/** All who see it, by name. */
export const membersWords = ({ owner, members }: Pick<PlanningScenario, 'owner' | 'members'>): string =>
  [
    `${owner.displayName} (owner)`,
    ...members.map(({ employee, access }) => `${employee.displayName} (can ${access === 'write' ? 'plan' : 'read'})`),
  ].join(', ')

export const changesCount = (count: number): string => (count === 1 ? '1 change' : `${count} changes`)

/** What became of a closed scenario: 'Merged by Ada Moss on 18/11/2026 20:31'. */
export function closedWords({ state, closedBy, closedAt }: PlanningScenario): string {
  const what = state === 'merged' ? 'Merged' : 'Dropped'
  return [what, closedBy && `by ${closedBy.displayName}`, closedAt && `on ${momentText(closedAt)}`]
    .filter(Boolean)
    .join(' ')
}
