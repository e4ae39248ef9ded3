import { createFileRoute } from '@tanstack/react-router'
import { requestTypeViews } from '../../../../../app/request-type-views'
import { ApprovalsScreen } from '../../../../../features/approvals/approvals-screen'
import { readApprovalsSearch } from '../../../../../features/approvals/approvals-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/approvals/')({
  validateSearch: readApprovalsSearch,
  component: () => <ApprovalsScreen views={requestTypeViews} search={Route.useSearch()} />,
})
