import type { Project } from '@praxis/contract/projects/projects'
import { Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { BudgetFields } from '../budgets/budget-fields'
import { budgetOf } from '../budgets/budget-values'
import { FiguresStrip } from '../figures-strip'
import type { ProjectEditing } from './use-project-editing'

/** The budgets, only for those who may see the money; a completed project keeps its budgets. */
export function BudgetSettingsCard({ project, editing }: { project: Project; editing: ProjectEditing }) {
  const { values, edit, isTyped } = editing
  if (!project.figures && !isTyped.budgets) return null
  const { currency, isActive } = project.details
  return (
    <Card title="Budget" note={isActive ? `in ${currency}` : 'read-only while the project is completed'}>
      <Stack gap={4}>
        <BudgetFields
          value={values}
          currency={currency}
          onChange={(name, budget) => edit({ [name]: budget })}
          disabled={!project.can.editBudgets && !isTyped.budgets}
        />
        <FiguresStrip
          narrow
          currency={currency}
          budgets={{
            consultancyBudget: budgetOf(values.consultancyBudget),
            expensesBudget: budgetOf(values.expensesBudget),
            otherBudget: budgetOf(values.otherBudget),
          }}
        />
      </Stack>
    </Card>
  )
}
