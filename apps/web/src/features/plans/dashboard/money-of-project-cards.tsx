import type { Project } from '@praxis/contract/projects/projects'
import { useQuery } from '@tanstack/react-query'
import { Stack } from '../../../ui/layout/box'
import { BudgetCard } from '../../projects/budget-card'
import { budgetsOfProject } from '../../projects/budgets-of-project'
import { PlanAnswer } from '../plan-answer'
import { forecastQuery } from '../plans.queries'
import { BudgetAgainstActualCard } from './budget-against-actual-card'
import { BurnCard } from './burn-card'

/** The burn and the budgets of a project, for those who see its money. */
export function MoneyOfProjectCards({ project }: { project: Project }) {
  const budgets = budgetsOfProject(project)
  const query = useQuery({ ...forecastQuery(project.id), enabled: budgets !== undefined })
  if (!budgets) return null
  return (
    <Stack gap={4} shrinks>
      <PlanAnswer query={query}>
        {(forecast) => (
          <>
            <BurnCard projectID={project.id} forecast={forecast} />
            <BudgetAgainstActualCard projectID={project.id} budgets={budgets} forecast={forecast} />
          </>
        )}
      </PlanAnswer>
      {/* The budgets are known without the forecast, and shown when it can't be told. */}
      {query.error && !query.data && <BudgetCard budgets={budgets} currency={project.details.currency} />}
    </Stack>
  )
}
