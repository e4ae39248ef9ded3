import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import { type CalculationMethod, methodFields, planCategories, planSides } from '@praxis/contract/plans/plan-rules'
import { recalculated } from '@praxis/domain/plans/budget-plan'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import { loadPlan, presentPlan, todayOf } from '../queries/plan-ground'
import { storeBudgetPlan } from './store-budget-plan'

const hasMethod = (snapshot: BudgetPlanSnapshot, method: CalculationMethod): boolean =>
  planCategories.some((category) => planSides.some((side) => snapshot[methodFields[category][side]] === method))

/** Saves the budget plan anew, if a line of it is calculated by what has changed. */
export const recalculatePlan = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  target: OpenTargetable,
  method: CalculationMethod,
): Promise<void> => {
  const plan = await loadPlan(db, platform, actor, target.row.id)
  const { budgetPlan } = plan.row
  if (!budgetPlan || !hasMethod(budgetPlan, method)) return
  const ground = await plan.groundOf(budgetPlan)
  await storeBudgetPlan(db, actor, target, plan.row, recalculated(budgetPlan, ground), todayOf(db, actor))
}

/** Lets the agreement give consultancy revenue from now on; a project without a plan gets one. */
export const planByAgreement = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  target: OpenTargetable,
): Promise<void> => {
  const plan = await loadPlan(db, platform, actor, target.row.id)
  const today = todayOf(db, actor)
  const { snapshot, ground } = await presentPlan(plan, today)
  const byAgreement = { ...snapshot, consultancyRevenueCalculationMethod: 'fixedMonthlyByAgreement' } as const
  await storeBudgetPlan(db, actor, target, plan.row, recalculated(byAgreement, ground), today)
}
