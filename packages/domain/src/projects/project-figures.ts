/** In minor units. */
interface Budget {
  readonly revenue: number
  readonly cost: number
}

export interface ProjectBudgets {
  readonly consultancyBudget: Budget
  readonly expensesBudget: Budget
  readonly otherBudget: Budget
}

/** What is left of the revenue, as a fraction of it. */
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
