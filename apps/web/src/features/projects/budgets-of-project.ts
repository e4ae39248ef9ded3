import type { Project } from '@praxis/contract/projects'
import type { ProjectBudgets } from '@praxis/domain/projects/project-figures'

/** Absent for those who may not see the money of the project. */
export function budgetsOfProject(project: Project): ProjectBudgets | undefined {
  const { consultancyBudget, expensesBudget, otherBudget } = project
  return consultancyBudget && expensesBudget && otherBudget
    ? { consultancyBudget, expensesBudget, otherBudget }
    : undefined
}
