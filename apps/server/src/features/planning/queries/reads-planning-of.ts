import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { permissionsInKind } from '../../targetables/queries/open-targetable'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'

/** Whether somebody may read what is booked on a targetable of a kind, and so the history of that. */
export const readsPlanningOf = (kind: TargetableKind) => async (db: Db, actor: EmployeeActor, id: string) => {
  const permissions = await permissionsInKind(db, actor, kind, id)
  return permissions !== undefined && canRead(permissions.areas.planning)
}
