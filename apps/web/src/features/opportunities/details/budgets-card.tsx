import { ActionIcon } from '@mantine/core'
import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { IconPencil, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { icon } from '../../../ui/icon'
import { Card } from '../../../ui/layout/card'
import { BudgetCard } from '../../projects/budget-card'
import { BudgetFields } from '../../projects/budget-fields'
import { budgetsOfProject } from '../../projects/budgets-of-project'
import { budgetPlanOfOpportunityQuery } from '../opportunities.queries'
import { BUDGET_PLAN } from '../opportunity-tabs'
import { budgetMethods } from './budget-methods'
import type { OpportunityEditing } from './use-opportunity-editing'

interface BudgetsCardProps {
  readonly opportunity: Opportunity
  readonly editing: OpportunityEditing
}

/** The budgets, only for those who may see the money; typed here until a budget plan gives them. */
export function BudgetsCard({ opportunity, editing }: BudgetsCardProps) {
  const { company } = useWorkspaceViewer()
  const { data: plan } = useQuery(budgetPlanOfOpportunityQuery(opportunity))
  const [isOpened, setIsOpened] = useState(false)
  const budgets = budgetsOfProject(opportunity)
  const { id, can, details, hasBudgetPlan } = opportunity
  const { isTyped, values, edit } = editing
  const canType = can.editBudgets && !hasBudgetPlan
  const isEdited = (isOpened && canType) || isTyped.budgets
  if (!budgets && !isEdited) return null
  const toggle = canType && !isTyped.budgets && (
    <ActionIcon
      size="sm"
      aria-label={isEdited ? 'Stop editing budgets' : 'Edit budgets'}
      onClick={() => setIsOpened(!isEdited)}
    >
      {isEdited ? <IconX {...icon} /> : <IconPencil {...icon} />}
    </ActionIcon>
  )
  if (isEdited || !budgets)
    return (
      <Card title="Budgets" note={`by category, in ${details.currency}`} actions={toggle}>
        <BudgetFields
          value={values}
          currency={details.currency}
          onChange={(name, budget) => edit({ [name]: budget })}
        />
      </Card>
    )
  return (
    <BudgetCard
      title="Budgets"
      budgets={budgets}
      methods={hasBudgetPlan && plan ? budgetMethods(plan.snapshot) : undefined}
      {...(hasBudgetPlan && { note: `from the budget plan, in ${details.currency}` })}
      currency={details.currency}
      actions={
        <>
          <Link to={BUDGET_PLAN.to} params={{ companyDomain: company.domain, opportunityID: id }}>
            Budget plan
          </Link>
          {toggle}
        </>
      }
    />
  )
}
