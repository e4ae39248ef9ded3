import type { BudgetPlan, BudgetPlanSnapshot, PlanGround as ShownGround } from '@praxis/contract/plans/budget-plan'
import type { Day } from '@praxis/domain/calendar/day'
import {
  besideMonths,
  type ChangedPath,
  droppedFrom,
  type PlanGround,
  recalculated,
} from '@praxis/domain/plans/budget-plan'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { type OpenTargetable, openAnyTargetable } from '../../targetables/queries/open-targetable'
import type { TargetableKind } from '../../targetables/queries/targetable-kinds'
import { assertAmountsFit } from './assert-amounts-fit'
import { assertInReach } from './assert-in-reach'
import { assertSeesMoney, openForMoney } from './plan-access'
import { type LoadedPlan, loadPlan, presentPlan, todayOf } from './plan-ground'
import { readKeptPlan } from './plan-row'

const shownGround = (
  snapshot: BudgetPlanSnapshot,
  ground: PlanGround,
  before: readonly BudgetPlanSnapshot[],
): ShownGround => ({ ...besideMonths(snapshot, ground), ...droppedFrom(before, snapshot) })

/** The plan as it is saved, or what a new one starts with. */
export const budgetPlanOf = async (
  { row: { currency }, permissions }: OpenTargetable,
  plan: LoadedPlan,
  today: Day,
): Promise<BudgetPlan> => {
  const { snapshot, ground } = await presentPlan(plan, today)
  const isSaved = plan.row.budgetPlan !== null
  return {
    currency,
    snapshot,
    ...shownGround(snapshot, ground, []),
    savedAt: isSaved ? plan.row.savedAt : null,
    savedBy: isSaved ? plan.row.savedBy : null,
    keptOn: null,
    keptSince: plan.row.keptSince,
    version: plan.row.version,
    can: { edit: permissions.editBudgets },
  }
}

const keptBudgetPlan = async (
  db: Db,
  { row: { id, currency } }: OpenTargetable,
  { row, groundOf }: LoadedPlan,
  day: Day,
): Promise<BudgetPlan> => {
  const { snapshot, day: keptOn, savedAt, savedBy } = await readKeptPlan(db, id, day)
  return {
    currency,
    snapshot,
    ...shownGround(snapshot, await groundOf(snapshot), []),
    savedAt,
    savedBy,
    keptOn,
    keptSince: row.keptSince,
    version: row.version,
    can: { edit: false },
  }
}

export const getBudgetPlan = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  kind: TargetableKind,
  id: string,
  asOf: Day | undefined,
): Promise<BudgetPlan> => {
  const target = await openForMoney(db, actor, kind, id)
  const plan = await loadPlan(db, platform, actor, id)
  return asOf === undefined ? budgetPlanOf(target, plan, todayOf(db, actor)) : keptBudgetPlan(db, target, plan, asOf)
}

/** The plan that somebody is editing, with everything calculated that follows from a change. */
export const updateBudgetPlanSnapshot = async (
  db: Db,
  platform: Platform,
  actor: EmployeeActor,
  edited: { readonly targetableID: string; readonly snapshot: BudgetPlanSnapshot; readonly changedPath: ChangedPath },
) => {
  const target = await openAnyTargetable(db, actor, edited.targetableID)
  assertSeesMoney(target)
  assertInReach('snapshot.startDate', edited.snapshot.startDate, todayOf(db, actor))
  const { row, groundOf } = await loadPlan(db, platform, actor, edited.targetableID)
  const ground = await groundOf(edited.snapshot)
  const snapshot = recalculated(edited.snapshot, ground, edited.changedPath)
  assertAmountsFit(snapshot)
  const before = row.budgetPlan ? [row.budgetPlan, edited.snapshot] : [edited.snapshot]
  return { snapshot, ...shownGround(snapshot, ground, before) }
}
