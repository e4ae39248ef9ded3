import { createFileRoute } from '@tanstack/react-router'
import { readPlanningTabSearch } from '../../../../../../features/planning/planning-tab-search'
import { ProjectPlanning } from '../../../../../../features/planning/target-planning-pages'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/planning')({
  validateSearch: readPlanningTabSearch,
  component: () => {
    const navigate = Route.useNavigate()
    return (
      <ProjectPlanning
        projectID={Route.useParams().projectID}
        // The page's own search parameters are not the tab's.
        search={readPlanningTabSearch({ ...Route.useSearch() })}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})
