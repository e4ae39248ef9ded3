import { invalidField } from '../../../platform/refusal'
import type { Door } from '../../bookings/commands/lock-planning'
import { opportunityKind, projectKind } from '../../targetables/queries/targetable-kinds'

export interface OnTarget {
  readonly projectID?: string | undefined
  readonly opportunityID?: string | undefined
}

/** The project or the opportunity that a change through master planning names. */
export const namedTarget = ({ projectID, opportunityID }: OnTarget): Door | undefined => {
  if (projectID !== undefined && opportunityID !== undefined)
    throw invalidField('opportunityID', 'Choose a project or an opportunity, just one of them')
  if (projectID !== undefined) return { kind: projectKind, id: projectID }
  return opportunityID === undefined ? undefined : { kind: opportunityKind, id: opportunityID }
}

/** What something new through master planning is on. */
export const targetToPlan = (named: OnTarget): Door => {
  const target = namedTarget(named)
  if (!target) throw invalidField('projectID', 'Choose a project or an opportunity')
  return target
}
