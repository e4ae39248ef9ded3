import { canWrite } from '@praxis/domain/targetables/targetable-policy'
import { Refusal } from '../../../platform/refusal'
import type { OpenTargetable } from './open-targetable'

/** Roles and bookings are changed by those who may write its planning; one that has ended keeps its plans. */
export const assertPlansHere = ({ kind, row, permissions }: OpenTargetable): void => {
  if (!canWrite(permissions.areas.planning)) throw new Refusal('invalidPermission')
  if (!row.isActive) throw new Refusal(kind.lockedPlans)
}
