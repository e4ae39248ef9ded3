import { createFileRoute } from '@tanstack/react-router'
import { useRequestTypeViews } from '../../../../../app/use-request-type-views'
import { ApprovalsScreen } from '../../../../../features/approvals/approvals-screen'
import { approvalsList } from '../../../../../features/approvals/approvals-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/approvals/')({
  validateSearch: approvalsList.read,
  component: () => <ApprovalsScreen views={useRequestTypeViews()} search={Route.useSearch()} />,
})
