import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import type { Day } from '@praxis/domain/calendar/day'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'

type TargetColumns = Columns<
  'targetables',
  | ('start_date' | 'end_date' | 'consultancy_revenue' | 'consultancy_cost' | 'expenses_revenue' | 'expenses_cost')
  | ('other_revenue' | 'other_cost')
>

/** The plan of a project or opportunity, with what the target itself says of dates and budgets. */
export interface PlanRow
  extends TargetColumns,
    LeftJoined<Columns<'plans', 'last_end_date' | 'unit' | 'seconds_per_day' | 'saved_at'>> {
  readonly budgetPlan: BudgetPlanSnapshot | null
  readonly savedBy: string | null
  /** 0 until something of the plan is saved. */
  readonly version: number
  readonly keptSince: Day | null
}

export const readPlan = async (db: Db, targetableId: string): Promise<PlanRow> => {
  const row = await db.row<PlanRow>(sql`
    select t.start_date as "startDate", t.end_date as "endDate", t.consultancy_revenue as "consultancyRevenue",
      t.consultancy_cost as "consultancyCost", t.expenses_revenue as "expensesRevenue", t.expenses_cost as "expensesCost",
      t.other_revenue as "otherRevenue", t.other_cost as "otherCost", p.budget_plan as "budgetPlan",
      p.last_end_date as "lastEndDate", p.unit, p.seconds_per_day as "secondsPerDay", p.saved_at as "savedAt",
      coalesce(p.version, 0) as version,
      (select coalesce(u.first_name || ' ' || u.last_name, e.sort_name) from employees e left join users u on u.id = e.user_id
       where e.company_id = p.company_id and e.id = p.saved_by) as "savedBy",
      (select min(k.day) from kept_plans k where k.company_id = t.company_id and k.targetable_id = t.id
       and k.kind = 'budgetPlan') as "keptSince"
    from targetables t
    left join plans p on p.company_id = t.company_id and p.targetable_id = t.id
    where t.company_id = ${db.scope.companyId} and t.id = ${targetableId}`)
  if (!row) throw new Refusal('notFound')
  return row
}

export const budgetsOf = (row: PlanRow) => ({
  consultancyBudget: { revenue: row.consultancyRevenue, cost: row.consultancyCost },
  expensesBudget: { revenue: row.expensesRevenue, cost: row.expensesCost },
  othersBudget: { revenue: row.otherRevenue, cost: row.otherCost },
})

interface KeptRow extends Columns<'kept_plans', 'day' | 'saved_at'> {
  readonly snapshot: BudgetPlanSnapshot
  readonly savedBy: string | null
}

/** The budget plan as it was at the end of a day. */
export const readKeptPlan = async (db: Db, targetableId: string, day: Day): Promise<KeptRow> => {
  const row = await db.row<KeptRow>(sql`
    select k.day, k.snapshot, k.saved_at as "savedAt",
      (select coalesce(u.first_name || ' ' || u.last_name, e.sort_name) from employees e left join users u on u.id = e.user_id
       where e.company_id = k.company_id and e.id = k.saved_by) as "savedBy"
    from kept_plans k
    where k.company_id = ${db.scope.companyId} and k.targetable_id = ${targetableId} and k.kind = 'budgetPlan'
      and k.day <= ${day}
    order by k.day desc limit 1`)
  if (!row) throw new Refusal('dataNotAvailable')
  return row
}
