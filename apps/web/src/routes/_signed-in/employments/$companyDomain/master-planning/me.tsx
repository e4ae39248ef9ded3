import { createFileRoute } from '@tanstack/react-router'
import { OwnPlanning } from '../../../../../features/planning/planning-pages'
import { readPlanningSearch } from '../../../../../features/planning/planning-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/master-planning/me')({
  validateSearch: readPlanningSearch,
  component: () => {
    const navigate = Route.useNavigate()
    return (
      <OwnPlanning
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})
