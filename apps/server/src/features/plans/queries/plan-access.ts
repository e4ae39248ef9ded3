import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db, Tx } from '../../../platform/database/database'
import { Refusal } from '../../../platform/refusal'
import { lockTargetable, type OpenTargetable, openTargetable } from '../../targetables/queries/open-targetable'
import { permissionsIn } from '../../targetables/queries/standing'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'

export const assertSeesMoney = ({ permissions }: OpenTargetable): void => {
  if (!permissions.seesMoney) throw new Refusal('invalidPermission')
}

/** A target whose money the actor may see. */
export const openForMoney = async (
  db: Db,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
): Promise<OpenTargetable> => {
  const target = await openTargetable(db, actor, kind, id)
  assertSeesMoney(target)
  return target
}

/** A target whose budget plan the actor may change; one that has ended keeps its plans. */
export const lockForBudgets = async (
  db: Tx,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
): Promise<OpenTargetable> => {
  const target = await lockTargetable(db, actor, kind, id)
  if (!permissionsIn({ ...target.row, isActive: true }, actor).editBudgets) throw new Refusal('invalidPermission')
  if (!target.row.isActive) throw new Refusal(kind.lockedPlans)
  return target
}

/** Agreements say what the client pays, and give months to the budget plan: whoever reads them reads both. */
export const seesAgreements = ({ permissions }: Pick<OpenTargetable, 'permissions'>): boolean =>
  permissions.seesMoney && canRead(permissions.areas.agreements)
