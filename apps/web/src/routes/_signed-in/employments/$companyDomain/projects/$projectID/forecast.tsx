import { createFileRoute } from '@tanstack/react-router'
import { LateInvoiced } from '../../../../../../features/invoices/invoiced/late-invoiced'
import { readPlanSearch } from '../../../../../../features/plans/plan-search'
import { ProjectForecast } from '../../../../../../features/plans/project-plans'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/forecast')({
  validateSearch: readPlanSearch,
  // The page's own search parameters are not the forecast's.
  component: () => (
    <ProjectForecast
      projectID={Route.useParams().projectID}
      search={readPlanSearch({ ...Route.useSearch() })}
      Invoiced={LateInvoiced}
    />
  ),
})
