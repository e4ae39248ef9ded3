import type { BudgetPlanSnapshot, MonthEntry } from '@praxis/contract/plans/budget-plan'
import {
  MOST_PLAN_MONTHS,
  methodFields,
  type PlanCategory,
  type PlanSide,
  planCategories,
  planSides,
} from '@praxis/contract/plans/plan-rules'
import { addDays, addMonths, type Day, startOfMonth } from '../calendar/day'
import type { AgreedAmount } from './agreement-months'
import { type LineGround, monthsOfLine, resourcePlanInto } from './plan-line'
import { methodsOffered } from './plan-methods'
import { openEnd, type PlanEnds, safeEnd } from './safe-end'
import { type CompanyDays, planMonths } from './working-months'

/** What a plan is calculated from, beside what was typed. */
export interface PlanGround extends PlanEnds, CompanyDays {
  /** What the roles and their bookings come to by month. */
  readonly resourcePlan: readonly MonthEntry[]
  readonly agreed: readonly AgreedAmount[]
}

export type ChangedPath = readonly (string | number)[]

/** At most ten years are planned. */
export const latestEnd = (startDate: Day): Day => addDays(addMonths(startOfMonth(startDate), MOST_PLAN_MONTHS), -1)

/** The last day of a plan’s months: the end date, or where open-ended plans run to. */
const lastDayOf = ({ startDate, endDate }: BudgetPlanSnapshot, ends: PlanEnds): Day => {
  const end = endDate ?? openEnd(startDate, ends)
  const latest = latestEnd(startDate)
  return end < latest ? end : latest
}

const withDates = (snapshot: BudgetPlanSnapshot, ground: PlanGround): BudgetPlanSnapshot => {
  const { startDate, endDate, isOpenEnded } = snapshot
  if (isOpenEnded) return { ...snapshot, endDate: null }
  const wished = endDate ?? safeEnd(startDate, ground)
  const end = wished < startDate ? startDate : wished
  return { ...snapshot, endDate: lastDayOf({ ...snapshot, endDate: end }, ground) }
}

const sumOf = (entries: readonly MonthEntry[], side: PlanSide): number =>
  entries.reduce((sum, entry) => sum + entry[side], 0)

/** What follows from a change at once: a month that is typed is no longer calculated, and what was typed is what is spread. */
const asChanged = (snapshot: BudgetPlanSnapshot, changedPath: ChangedPath): BudgetPlanSnapshot => {
  const changed = { ...snapshot }
  for (const category of planCategories)
    for (const side of planSides) {
      const field = methodFields[category][side]
      if (changedPath[0] === category && changedPath.at(-1) === side) changed[field] = 'variesByMonth'
      // An open-ended plan is not spread, so what it would be spread from stays as it is.
      if (changedPath[0] !== field || changed[field] !== 'autoSpread' || changed.isOpenEnded) continue
      const sides = changed.basis[category]
      const basis = { ...sides[side], total: sumOf(changed[category], side) }
      changed.basis = { ...changed.basis, [category]: { ...sides, [side]: basis } }
    }
  return changed
}

const entriesOf = (snapshot: BudgetPlanSnapshot, category: PlanCategory, ground: LineGround): MonthEntry[] => {
  const line = (side: PlanSide, costs: readonly number[]) =>
    monthsOfLine(
      {
        category,
        side,
        method: snapshot[methodFields[category][side]],
        basis: snapshot.basis[category][side],
        typed: snapshot[category],
        costs,
      },
      ground,
    )
  const cost = line('cost', [])
  // Mark-up is on cost, so cost comes first.
  const revenue = line('revenue', cost)
  return ground.months.map(({ month }, index) => ({ month, revenue: revenue[index] ?? 0, cost: cost[index] ?? 0 }))
}

/**
 * The plan with everything calculated that is not typed. The same plan calculated again is the same, and the months of
 * each line sum to what it was calculated from.
 */
export const recalculated = (
  snapshot: BudgetPlanSnapshot,
  ground: PlanGround,
  changedPath: ChangedPath = [],
): BudgetPlanSnapshot => {
  const plan = withDates(asChanged(snapshot, changedPath), ground)
  const months = planMonths(plan.startDate, lastDayOf(plan, ground), ground)
  for (const category of planCategories)
    for (const side of planSides) {
      const field = methodFields[category][side]
      if (!methodsOffered(category, side, plan.isOpenEnded).includes(plan[field])) plan[field] = 'variesByMonth'
    }
  const lineGround = { months, resourcePlan: ground.resourcePlan, agreed: ground.agreed }
  for (const category of planCategories) plan[category] = entriesOf(plan, category, lineGround)
  return plan
}

type PlanTotals = Record<PlanCategory, Record<PlanSide, number>>

const totalOf = (entries: readonly MonthEntry[]) => ({
  revenue: sumOf(entries, 'revenue'),
  cost: sumOf(entries, 'cost'),
})

/** What a plan comes to by category: the budgets of its project or opportunity. */
export const planTotals = ({ consultancyBudget, expensesBudget, othersBudget }: BudgetPlanSnapshot): PlanTotals => ({
  consultancyBudget: totalOf(consultancyBudget),
  expensesBudget: totalOf(expensesBudget),
  othersBudget: totalOf(othersBudget),
})

/**
 * What was typed in months that the dates leave out. Months of later versions stand for those of earlier ones: the saved
 * plan still has a month that an edited one has dropped already.
 */
export const droppedFrom = (versions: readonly BudgetPlanSnapshot[], after: BudgetPlanSnapshot) => {
  const kept = new Set(after.consultancyBudget.map(({ month }) => month))
  const dropped = { revenue: 0, cost: 0 }
  for (const category of planCategories)
    for (const side of planSides) {
      const typed = new Map<string, number>()
      for (const version of versions)
        if (version[methodFields[category][side]] === 'variesByMonth')
          for (const entry of version[category]) typed.set(entry.month, entry[side])
      for (const [month, amount] of typed) if (!kept.has(month)) dropped[side] += amount
    }
  return { droppedRevenue: dropped.revenue, droppedCost: dropped.cost }
}

/** What the months of a plan stand beside: their working days, and what the roles come to now. */
export const besideMonths = (plan: BudgetPlanSnapshot, ground: PlanGround) => {
  const months = planMonths(plan.startDate, lastDayOf(plan, ground), ground)
  const [revenue, cost] = planSides.map((side) => resourcePlanInto(months, ground.resourcePlan, side))
  return {
    safeEndDate: safeEnd(plan.startDate, ground),
    workingDaysByMonth: months.map(({ month, workingDays }) => ({ month, numberOfDays: workingDays })),
    resourcePlanByMonth: months.map(({ month }, index) => ({
      month,
      revenue: revenue?.[index] ?? 0,
      cost: cost?.[index] ?? 0,
    })),
  }
}
