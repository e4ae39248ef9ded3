import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import type { Day } from '@praxis/domain/calendar/day'
import { planTotals } from '@praxis/domain/plans/budget-plan'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { keepOpportunityDay } from '../../company-management/commands/keep-opportunity-day'
import { announceTargetable } from '../../targetables/commands/targetable-effects'
import type { OpenTargetable } from '../../targetables/queries/open-targetable'
import { opportunityKind } from '../../targetables/queries/targetable-kinds'
import { assertAmountsFit } from '../queries/assert-amounts-fit'
import { budgetsOf, type PlanRow } from '../queries/plan-row'

type Totals = ReturnType<typeof planTotals>

/** What the history says of a plan: its dates, its methods and what it comes to; budgets are named as where they are typed. */
const recordedPlan = (snapshot: BudgetPlanSnapshot | null, { othersBudget, ...totals }: Totals) => {
  if (!snapshot) return { ...totals, otherBudget: othersBudget }
  const { basis: _b, consultancyBudget: _c, expensesBudget: _e, othersBudget: _o, ...datesAndMethods } = snapshot
  return { ...datesAndMethods, ...totals, otherBudget: othersBudget }
}

/** Saves a plan: its totals become the budgets, and it is kept as the plan of its day. */
export const storeBudgetPlan = async (
  db: Tx,
  actor: EmployeeActor,
  { kind, row: { id } }: OpenTargetable,
  before: PlanRow,
  snapshot: BudgetPlanSnapshot,
  today: Day,
): Promise<void> => {
  assertAmountsFit(snapshot)
  const [companyId, employeeId, stored] = [actor.company.id, actor.employee.id, JSON.stringify(snapshot)]
  const totals = planTotals(snapshot)
  const { consultancyBudget, expensesBudget, othersBudget } = totals
  await db.run(sql`
    insert into plans (company_id, targetable_id, budget_plan, last_end_date, saved_at, saved_by)
    values (${companyId}, ${id}, ${stored}, ${snapshot.endDate}, ${db.now}, ${employeeId})
    on conflict (company_id, targetable_id) do update set budget_plan = excluded.budget_plan,
      last_end_date = coalesce(excluded.last_end_date, plans.last_end_date), version = plans.version + 1,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by`)
  await db.run(sql`
    insert into kept_plans (company_id, targetable_id, kind, day, snapshot, saved_at, saved_by)
    values (${companyId}, ${id}, 'budgetPlan', ${today}, ${stored}, ${db.now}, ${employeeId})
    on conflict (company_id, targetable_id, kind, day) do update set snapshot = excluded.snapshot,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by`)
  await db.run(sql`
    update targetables set consultancy_revenue = ${consultancyBudget.revenue}, consultancy_cost = ${consultancyBudget.cost},
      expenses_revenue = ${expensesBudget.revenue}, expenses_cost = ${expensesBudget.cost},
      other_revenue = ${othersBudget.revenue}, other_cost = ${othersBudget.cost}, updated_at = ${db.now}
    where company_id = ${companyId} and id = ${id}`)
  if (kind === opportunityKind) await keepOpportunityDay(db, id)
  db.record({
    entity: kind.moneyEntity,
    id,
    action: 'planSaved',
    before: recordedPlan(before.budgetPlan, budgetsOf(before)),
    after: recordedPlan(snapshot, totals),
  })
  await announceTargetable(db, kind, id)
}
