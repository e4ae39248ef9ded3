import { createFileRoute } from '@tanstack/react-router'
import { useApprovalTypeViews } from '../../../../../app/use-approval-type-views'
import { ApprovalsScreen } from '../../../../../features/approvals/approvals-screen'
import { approvalsList } from '../../../../../features/approvals/approvals-search'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/approvals/')({
  validateSearch: approvalsList.read,
  component: () => <ApprovalsScreen views={useApprovalTypeViews()} search={Route.useSearch()} />,
})
