import { createFileRoute } from '@tanstack/react-router'
import { readPlanSearch } from '../../../../../../features/plans/plan-search'
import { ProjectBudgetPlan } from '../../../../../../features/plans/project-plans'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/budgetPlan')({
  validateSearch: readPlanSearch,
  // The page's own search parameters are not the plan's.
  component: () => (
    <ProjectBudgetPlan projectID={Route.useParams().projectID} search={readPlanSearch({ ...Route.useSearch() })} />
  ),
})
