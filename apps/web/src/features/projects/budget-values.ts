import type { Budget } from '@praxis/contract/projects/project-fields'
import { type BudgetName, projectFiguresOf } from '@praxis/domain/projects/project-figures'
import { max, min } from '@praxis/domain/validation/number-rules'
import { firstProblem, type Rule } from '@praxis/domain/validation/rule'

/** A budget as it is typed: null while a field is empty, NaN while it holds no amount. */
export interface TypedBudget {
  readonly revenue: number | null
  readonly cost: number | null
}
export type TypedBudgets = Readonly<Record<BudgetName, TypedBudget>>

export const noBudget: TypedBudget = { revenue: 0, cost: 0 }
export const noBudgets: TypedBudgets = {
  consultancyBudget: noBudget,
  expensesBudget: noBudget,
  otherBudget: noBudget,
}

/** The budget to save: an empty field counts as 0. */
export const budgetOf = ({ revenue, cost }: TypedBudget): Budget => ({
  revenue: Number.isFinite(revenue) ? (revenue ?? 0) : 0,
  cost: Number.isFinite(cost) ? (cost ?? 0) : 0,
})

export const budgetsOf = ({ consultancyBudget, expensesBudget, otherBudget }: TypedBudgets) => ({
  consultancyBudget: budgetOf(consultancyBudget),
  expensesBudget: budgetOf(expensesBudget),
  otherBudget: budgetOf(otherBudget),
})

export const figuresOfTyped = (typed: TypedBudgets) => projectFiguresOf(budgetsOf(typed))

const HIGHEST_AMOUNT = 1_000_000_000_000

const readable: Rule = (value) => (Number.isNaN(value) ? 'Invalid Number' : undefined)

/** The rule for an amount that can be saved. */
export const amountRule: Rule = firstProblem([readable, min(0), max(HIGHEST_AMOUNT, '10,000,000,000')])

/** The first thing that stands in the way of saving a budget. */
export const budgetProblem = ({ revenue, cost }: TypedBudget): string | undefined =>
  amountRule(revenue) ?? amountRule(cost)
