import { createFileRoute, Outlet } from '@tanstack/react-router'
import { employment } from '../../../../features/workspaces/employment-guard'
import { WorkspaceFrame } from '../../../../features/workspaces/workspace-frame'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain')({
  beforeLoad: employment,
  // Nothing on screen outlives the workspace it belongs to.
  remountDeps: ({ params }) => params.companyDomain,
  component: () => (
    <WorkspaceFrame>
      <Outlet />
    </WorkspaceFrame>
  ),
})
