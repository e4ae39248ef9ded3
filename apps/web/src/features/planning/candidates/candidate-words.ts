import type { RoleCandidate } from '@praxis/contract/planning/planning-changes'
import { enteredTextOfDuration } from '@praxis/domain/durations/duration'

type Reasons = Omit<RoleCandidate, 'employee'>

/** What speaks for somebody, the most telling first. */
export function reasonsOf({ freeSeconds, neededSeconds, sameRoles, tags, isOnTarget }: Reasons): string[] {
  const free = enteredTextOfDuration(Math.max(0, freeSeconds))
  return [
    neededSeconds > 0 ? `${free} free of ${enteredTextOfDuration(neededSeconds)} needed` : `${free} free`,
    ...(sameRoles > 0 ? [sameRoles === 1 ? 'had 1 such role' : `had ${sameRoles} such roles`] : []),
    ...(tags.length > 0 ? [tags.join(', ')] : []),
    ...(isOnTarget ? ['already on this team'] : []),
  ]
}
