import { createFileRoute, Outlet } from '@tanstack/react-router'
import { employment } from '../../../../features/workspaces/employment-guard'
import { WorkspaceFrame } from '../../../../features/workspaces/workspace-frame'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain')({
  beforeLoad: employment,
  component: () => (
    <WorkspaceFrame>
      <Outlet />
    </WorkspaceFrame>
  ),
})
