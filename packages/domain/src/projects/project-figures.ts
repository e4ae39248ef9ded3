import type { Figure } from '@praxis/contract/company/figures'
import type { Currency } from '@praxis/contract/protocol/values'
import { figureOf } from '../figures/figure'

/** Amounts are in minor units. */
interface Budget {
  readonly revenue: number
  readonly cost: number
}

export interface ProjectBudgets {
  readonly consultancyBudget: Budget
  readonly expensesBudget: Budget
  readonly otherBudget: Budget
}

export type BudgetName = keyof ProjectBudgets

export const BUDGETS: Readonly<Record<BudgetName, string>> = {
  consultancyBudget: 'Consultancy',
  expensesBudget: 'Expenses',
  otherBudget: 'Others',
}
export const budgetNames = Object.keys(BUDGETS) as BudgetName[]

/** What a project is planned to bring or to cost, budget by budget. */
export const plannedFigure = (budgets: ProjectBudgets, part: keyof Budget, currency: Currency): Figure =>
  figureOf(
    { unit: 'money', currency },
    budgetNames.map((name) => ({ id: name, label: BUDGETS[name], value: budgets[name][part] })),
  )

/** What is left of the revenue after cost, as a fraction of it; 0 without revenue. */
const marginOf = ({ revenue, cost }: Budget): number => (revenue === 0 ? 0 : (revenue - cost) / revenue)

export const projectFiguresOf = ({ consultancyBudget, expensesBudget, otherBudget }: ProjectBudgets) => {
  const all = [consultancyBudget, expensesBudget, otherBudget]
  const totalRevenue = all.reduce((sum, { revenue }) => sum + revenue, 0)
  const totalCost = all.reduce((sum, { cost }) => sum + cost, 0)
  return {
    totalRevenue,
    totalCost,
    feeMargin: marginOf(consultancyBudget),
    wholeMargin: marginOf({ revenue: totalRevenue, cost: totalCost }),
  }
}
