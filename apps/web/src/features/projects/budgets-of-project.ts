import type { ProjectBudgets } from '@praxis/domain/projects/project-figures'

/** The budgets of a project or opportunity; undefined for those who may not see its money. */
export function budgetsOfProject(
  of: {
    readonly [Name in keyof ProjectBudgets]?: ProjectBudgets[Name] | undefined
  },
): ProjectBudgets | undefined {
  const { consultancyBudget, expensesBudget, otherBudget } = of
  return consultancyBudget && expensesBudget && otherBudget
    ? { consultancyBudget, expensesBudget, otherBudget }
    : undefined
}
