import type { Project } from '@praxis/contract/projects/projects'
import type { ProjectBudgets } from '@praxis/domain/projects/project-figures'

/** The budgets of a project; undefined for those who may not see its money. */
export function budgetsOfProject(project: Project): ProjectBudgets | undefined {
  const { consultancyBudget, expensesBudget, otherBudget } = project
  return consultancyBudget && expensesBudget && otherBudget
    ? { consultancyBudget, expensesBudget, otherBudget }
    : undefined
}
