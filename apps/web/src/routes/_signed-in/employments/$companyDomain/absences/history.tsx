import { createFileRoute } from '@tanstack/react-router'
import { readYearSearch } from '../../../../../features/absences/absences-search'
import { HistoryTab } from '../../../../../features/absences/history/history-tab'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/absences/history')({
  validateSearch: readYearSearch,
  component: () => <HistoryTab search={Route.useSearch()} />,
})
