import { createFileRoute } from '@tanstack/react-router'
import { SavedPlanningView } from '../../../../../features/planning/planning-pages'
import { readPlanningSearch } from '../../../../../features/planning/planning-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/master-planning/$viewID')({
  validateSearch: readPlanningSearch,
  component: () => {
    const navigate = Route.useNavigate()
    return (
      <SavedPlanningView
        viewID={Route.useParams().viewID}
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})
