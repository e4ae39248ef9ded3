import { createFileRoute } from '@tanstack/react-router'
import { EverybodysPlanning } from '../../../../../features/planning/planning-pages'
import { readPlanningSearch } from '../../../../../features/planning/planning-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/master-planning/')({
  validateSearch: readPlanningSearch,
  component: () => {
    const navigate = Route.useNavigate()
    return (
      <EverybodysPlanning
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      />
    )
  },
})
