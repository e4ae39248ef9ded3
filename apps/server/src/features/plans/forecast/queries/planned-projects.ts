import type { AgreementItemInput, Retainer } from '@praxis/contract/plans/agreements'
import type { BudgetPlanSnapshot } from '@praxis/contract/plans/budget-plan'
import type { Columns, LeftJoined } from '../../../../platform/database/columns'
import type { Db } from '../../../../platform/database/database'
import { rawSql, sql } from '../../../../platform/database/sql'

type TargetableColumns = Columns<
  'targetables',
  | ('id' | 'currency' | 'charging_mechanism' | 'start_date' | 'end_date')
  | ('consultancy_revenue' | 'consultancy_cost' | 'expenses_revenue' | 'expenses_cost' | 'other_revenue' | 'other_cost')
>

/** A project with what its plan and its agreement say. */
export interface PlannedProject extends TargetableColumns, LeftJoined<Columns<'plans', 'last_end_date'>> {
  readonly budgetPlan: BudgetPlanSnapshot | null
  readonly items: readonly (Pick<AgreementItemInput, 'name' | 'amount' | 'category' | 'dueDate' | 'doneOn'> & {
    readonly id: string
    readonly retainer: Retainer | null
  })[]
  /** What the time on the opportunity has cost that the project was made from; null without one in the same currency. */
  readonly costOfSale: { readonly seconds: number; readonly cost: number } | null
  readonly keptSince: string | null
}

const items = rawSql(`
  array(
    select json_build_object('id', i.id, 'name', i.name, 'amount', i.amount, 'category', i.category,
      'dueDate', i.due_date, 'doneOn', i.done_on, 'retainer', case when i.period is not null then json_build_object(
        'period', i.period, 'numberOfPeriods', i.number_of_periods, 'secondsPerPeriod', i.seconds_per_period,
        'rollOverSeconds', i.roll_over_seconds, 'rollOverPeriods', i.roll_over_periods) end)
    from agreement_items i where i.company_id = p.company_id and i.targetable_id = p.id order by i.position)`)

const costOfSale = rawSql(`(
  select json_build_object(
    'seconds', coalesce(sum(f.unsubmitted + f.waiting + f.approved), 0)::bigint, 'cost', coalesce(sum(f.cost), 0)::bigint)
  from targetables o
  left join time_figures f on f.company_id = o.company_id and f.targetable_id = o.id
  where o.company_id = p.company_id and o.id = j.opportunity_id and o.currency = p.currency
  group by o.id)`)

export const loadPlannedProjects = (db: Db, projectIds: readonly string[]): Promise<PlannedProject[]> =>
  db.rows<PlannedProject>(sql`
    select p.id, p.currency, p.charging_mechanism as "chargingMechanism", p.start_date as "startDate",
      p.end_date as "endDate", p.consultancy_revenue as "consultancyRevenue", p.consultancy_cost as "consultancyCost",
      p.expenses_revenue as "expensesRevenue", p.expenses_cost as "expensesCost", p.other_revenue as "otherRevenue",
      p.other_cost as "otherCost", n.budget_plan as "budgetPlan", n.last_end_date as "lastEndDate",
      ${items} as items, ${costOfSale} as "costOfSale",
      (select min(k.day) from kept_plans k
       where k.company_id = p.company_id and k.targetable_id = p.id and k.kind = 'forecast') as "keptSince"
    from targetables p
    join projects j on j.company_id = p.company_id and j.id = p.id
    left join plans n on n.company_id = p.company_id and n.targetable_id = p.id
    where p.company_id = ${db.scope.companyId} and p.id = any (${projectIds}::uuid[])`)
