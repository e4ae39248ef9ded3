import type { Workspace } from '@praxis/contract/company/companies'
import { capabilities, featureFlags } from '@praxis/contract/people/capabilities'
import type { Employment } from '@praxis/contract/people/users'
import { requestTypes } from '@praxis/contract/requests/request-rules'
import { IconAlertTriangle, IconBell, IconUserCircle } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { meQuery } from '../features/accounts/accounts.queries'
import { useSignOut } from '../features/accounts/session.mutations'
import { approvalCountsQuery } from '../features/approvals/approval-counts.queries'
import { paymentsCountQuery } from '../features/payments/payments-count.queries'
import { useTellOfDueTask } from '../features/tasks/tell-of-due-task'
import { useStopImpersonation } from '../features/workspaces/impersonation.mutations'
import { useFollowedAddress } from '../features/workspaces/use-followed-address'
import { useLiveUpdates } from '../features/workspaces/use-live-updates'
import { employmentsQuery, workspaceQuery } from '../features/workspaces/workspaces.queries'
import { OpenFeatures } from '../shell/workspace/open-features'
import { WorkspaceLayout } from '../shell/workspace/workspace-layout'
import type { Capability, WorkspaceViewer } from '../shell/workspace/workspace-viewer'
import { DraftsOf } from '../ui/drafts/draft-scope'

const FAILED_WORK = {
  label: 'Failed background jobs',
  to: '/employments/$companyDomain/failedWork',
  icon: IconAlertTriangle,
}

function viewerOf(
  { company, employment }: Workspace,
  username: string,
  employments: readonly Employment[],
  waitingApprovals: number,
  waitingPayments: number,
  onSignOut: () => void,
): WorkspaceViewer {
  const others = employments.filter((each) => each.isActive && each.company.id !== company.id)
  const held: Capability[] = capabilities.filter((capability) => employment.permission[capability])
  if (employment.isAvailableInClientResourcing) held.push('isAvailableInClientResourcing')
  if (employment.isApprover || waitingApprovals > 0) held.push('isApprover')
  if (employment.isInvoicer) held.push('isInvoicer')
  return {
    user: { username },
    employee: employment,
    company: {
      id: company.id,
      name: company.name,
      domain: company.domain,
      logoImage: company.details.logoImage,
      colours: company.details.theme,
      features: new Set(featureFlags.filter((flag) => company.features[flag])),
    },
    capabilities: new Set(held),
    badges: { approvals: waitingApprovals, payments: waitingPayments },
    userLinks: [
      { label: 'Your account', to: '/account', icon: IconUserCircle },
      { label: 'Notifications', to: '/employments/$companyDomain/notifications', icon: IconBell },
      ...(employment.permission.canManageCompany ? [FAILED_WORK] : []),
    ],
    otherWorkspaces: others.map(({ company: other }) => ({
      domain: other.domain,
      name: other.name,
      logoImage: other.logoImage,
      colour: other.theme.primary,
    })),
    onSignOut,
  }
}

interface WorkspaceFrameProps {
  /** The running timer, in the top bar. */
  readonly timer?: ReactNode
  /** The reader's notifications, in the top bar. */
  readonly bell?: ReactNode
  /** What floats over every page. */
  readonly floating?: ReactNode
  readonly children: ReactNode
}

/** The workspace that is open, around each of its pages. */
export function WorkspaceFrame({ timer, bell, floating, children }: WorkspaceFrameProps) {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const { data: user } = useSuspenseQuery(meQuery)
  const { data: employments } = useQuery(employmentsQuery)
  const { data: approvalCounts } = useQuery(approvalCountsQuery)
  const { mutate: signOut } = useSignOut()
  useLiveUpdates(workspace.employment.id, useTellOfDueTask(workspace.company.domain))
  useFollowedAddress(workspace.company)

  const open = new Set(featureFlags.filter((flag) => workspace.company.features[flag]))
  // The count of a feature that was just switched off is not shown, though it has not been fetched again yet.
  const waitingApprovals = approvalCounts && requestTypes.some((type) => open.has(type)) ? approvalCounts.totalCount : 0

  const mayPay = open.has('expense') && workspace.employment.permission.canProcessPayments
  const { data: toPay } = useQuery({ ...paymentsCountQuery, enabled: mayPay })
  const waitingPayments = mayPay ? (toPay?.count ?? 0) : 0

  const { mutate: stop, isPending: isStopping } = useStopImpersonation()

  const viewer = useMemo(() => {
    const seen = viewerOf(workspace, user.username, employments ?? [], waitingApprovals, waitingPayments, signOut)
    const { impersonator, displayName } = workspace.employment
    return impersonator ? { ...seen, impersonation: { name: displayName, onStop: () => stop(), isStopping } } : seen
  }, [workspace, user.username, employments, waitingApprovals, waitingPayments, signOut, stop, isStopping])
  return (
    // The keys make everything on screen start anew with another workspace or another viewer.
    <WorkspaceLayout key={workspace.company.id} viewer={viewer} timer={timer} bell={bell} floating={floating}>
      <DraftsOf key={workspace.employment.id} id={workspace.employment.id}>
        <OpenFeatures>{children}</OpenFeatures>
      </DraftsOf>
    </WorkspaceLayout>
  )
}
