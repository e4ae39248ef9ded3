import { budgetNames, type ProjectBudgets } from '@praxis/domain/projects/project-figures'
import type { Columns } from '../../../platform/database/columns'
import { type Sql, sql } from '../../../platform/database/sql'

export type BudgetColumns = Columns<
  'targetables',
  ('consultancy_revenue' | 'consultancy_cost' | 'expenses_revenue' | 'expenses_cost') | ('other_revenue' | 'other_cost')
>

/** The budgets of a row `p` of targetables. */
export const budgetColumns: Sql = sql`
  p.consultancy_revenue as "consultancyRevenue", p.consultancy_cost as "consultancyCost",
  p.expenses_revenue as "expensesRevenue", p.expenses_cost as "expensesCost",
  p.other_revenue as "otherRevenue", p.other_cost as "otherCost"`

export const budgetsOf = (row: BudgetColumns) => ({
  consultancyBudget: { revenue: row.consultancyRevenue, cost: row.consultancyCost },
  expensesBudget: { revenue: row.expensesRevenue, cost: row.expensesCost },
  otherBudget: { revenue: row.otherRevenue, cost: row.otherCost },
})

/** Whether a budget plan gives the budgets of a row `p` of targetables, so that nobody types them. */
export const hasBudgetPlan: Sql = sql`
  coalesce((select b.budget_plan is not null from plans b where b.company_id = p.company_id and b.targetable_id = p.id), false)`

type Given = { readonly [Name in keyof ProjectBudgets]?: ProjectBudgets[Name] | undefined }

/** What is assigned to, or inserted into, targetables for these budgets. */
export const budgetsToSave = ({ consultancyBudget, expensesBudget, otherBudget }: Given) => ({
  consultancy_revenue: consultancyBudget?.revenue,
  consultancy_cost: consultancyBudget?.cost,
  expenses_revenue: expensesBudget?.revenue,
  expenses_cost: expensesBudget?.cost,
  other_revenue: otherBudget?.revenue,
  other_cost: otherBudget?.cost,
})

export const changesBudgets = (changes: Given): boolean => budgetNames.some((name) => changes[name] !== undefined)

export const hasBudget = (budgets: ProjectBudgets): boolean =>
  budgetNames.some((name) => budgets[name].revenue > 0 || budgets[name].cost > 0)
