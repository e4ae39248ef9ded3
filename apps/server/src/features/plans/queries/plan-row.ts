import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import type { Day } from '@praxis/domain/calendar/day'
import type { Columns, LeftJoined } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { rawSql, type Sql, sql } from '../../../platform/database/sql'
import { Refusal } from '../../../platform/refusal'
import {
  type BudgetColumns,
  budgetColumns,
  budgetsOf as budgetsOfTargetable,
} from '../../targetables/queries/targetable-budgets'

/** The plan of a project or opportunity, with what the target itself says of dates and budgets. */
export interface PlanRow
  extends Columns<'targetables', 'start_date' | 'end_date'>,
    BudgetColumns,
    LeftJoined<Columns<'plans', 'last_end_date' | 'unit' | 'seconds_per_day' | 'saved_at'>> {
  readonly budgetPlan: BudgetPlanSnapshot | null
  readonly savedBy: string | null
  /** 0 until something of the plan is saved. */
  readonly version: number
  readonly keptSince: Day | null
}

/** The name of whoever saved a row of plans or of kept plans. */
const saverOf = (row: 'n' | 'k'): Sql =>
  rawSql(`(
    select coalesce(u.first_name || ' ' || u.last_name, e.sort_name) from employees e left join users u on u.id = e.user_id
    where e.company_id = ${row}.company_id and e.id = ${row}.saved_by)`)

export const readPlan = async (db: Db, targetableId: string): Promise<PlanRow> => {
  const row = await db.row<PlanRow>(sql`
    select p.start_date as "startDate", p.end_date as "endDate", ${budgetColumns}, n.budget_plan as "budgetPlan",
      n.last_end_date as "lastEndDate", n.unit, n.seconds_per_day as "secondsPerDay", n.saved_at as "savedAt",
      coalesce(n.version, 0) as version, ${saverOf('n')} as "savedBy",
      (select min(k.day) from kept_plans k where k.company_id = p.company_id and k.targetable_id = p.id
       and k.kind = 'budgetPlan') as "keptSince"
    from targetables p
    left join plans n on n.company_id = p.company_id and n.targetable_id = p.id
    where p.company_id = ${db.scope.companyId} and p.id = ${targetableId}`)
  if (!row) throw new Refusal('notFound')
  return row
}

/** The budgets by the names that plans have for them. */
export const budgetsOf = (row: PlanRow) => {
  const { otherBudget: othersBudget, ...budgets } = budgetsOfTargetable(row)
  return { ...budgets, othersBudget }
}

interface KeptRow extends Columns<'kept_plans', 'day' | 'saved_at'> {
  readonly snapshot: BudgetPlanSnapshot
  readonly savedBy: string | null
}

/** The budget plan as it was at the end of a day. */
export const readKeptPlan = async (db: Db, targetableId: string, day: Day): Promise<KeptRow> => {
  const row = await db.row<KeptRow>(sql`
    select k.day, k.snapshot, k.saved_at as "savedAt", ${saverOf('k')} as "savedBy"
    from kept_plans k
    where k.company_id = ${db.scope.companyId} and k.targetable_id = ${targetableId} and k.kind = 'budgetPlan'
      and k.day <= ${day}
    order by k.day desc limit 1`)
  if (!row) throw new Refusal('dataNotAvailable')
  return row
}
