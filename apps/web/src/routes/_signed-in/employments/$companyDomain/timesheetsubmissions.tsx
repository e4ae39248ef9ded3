import { createFileRoute } from '@tanstack/react-router'
import { TimeSheetScreen } from '../../../../features/time-sheets/page/time-sheet-screen'
import { readTimeSheetSearch } from '../../../../features/time-sheets/time-sheet-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/timesheetsubmissions')({
  validateSearch: readTimeSheetSearch,
  component: () => <TimeSheetScreen search={Route.useSearch()} />,
})
