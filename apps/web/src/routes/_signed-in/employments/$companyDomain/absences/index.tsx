import { createFileRoute } from '@tanstack/react-router'
import { readMyYearSearch } from '../../../../../features/absences/absences-search'
import { MyYearTab } from '../../../../../features/absences/my-year/my-year-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/absences/')({
  validateSearch: readMyYearSearch,
  component: () => <MyYearTab search={Route.useSearch()} />,
})
