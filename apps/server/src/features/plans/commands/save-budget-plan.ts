import type { BudgetPlan, BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { recalculated } from '@praxis/domain/plans/budget-plan'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { assertUnchangedSince } from '../../../platform/refusal'
import { announcePlans } from '../../targetables/commands/plan-effects'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'
import { assertInReach } from '../queries/assert-in-reach'
import { budgetPlanOf } from '../queries/budget-plan'
import { lockForBudgets } from '../queries/plan-access'
import { loadPlan, todayOf } from '../queries/plan-ground'
import { storeBudgetPlan } from './store-budget-plan'

/** What is saved is calculated here once more, so that a plan never says other than its methods do. */
export const saveBudgetPlan = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
  { snapshot, version }: { readonly snapshot: BudgetPlanSnapshot } & MadeOn,
): Promise<BudgetPlan> => {
  const target = await lockForBudgets(db, actor, kind, id)
  const { row, groundOf } = await loadPlan(db, platform, actor, id)
  assertUnchangedSince(version, row.version)
  const today = todayOf(db, actor)
  assertInReach('snapshot.startDate', snapshot.startDate, today)
  await storeBudgetPlan(db, actor, target, row, recalculated(snapshot, await groundOf(snapshot)), today)
  await announcePlans(db, id)
  return budgetPlanOf(target, await loadPlan(db, platform, actor, id), today)
}
