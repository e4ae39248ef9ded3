import { operationsOn } from '../../shell/lists/list-operations'
import type { ListedApprovals } from './approvals.queries'
import { type ApprovalsSearch, approvalsList } from './approvals-search'

export const approvalsOperations = operationsOn(approvalsList)

export const listedApprovals = (search: ApprovalsSearch, usualSize: number): ListedApprovals => {
  const { page: _p, requestType: _t, ...listed } = search
  return { per: usualSize, ...listed }
}
