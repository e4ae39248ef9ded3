import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { employment } from '../../../../features/workspaces/employment-guard'
import { WorkspaceFrame } from '../../../../features/workspaces/workspace-frame'

/** What the palette finds can wait until the page stands. */
const RecordsInPalette = lazy(() => import('../../../../app/records-in-palette'))

export const Route = createFileRoute('/_signed-in/employments/$companyDomain')({
  beforeLoad: employment,
  component: () => (
    <WorkspaceFrame>
      <Suspense>
        <RecordsInPalette />
      </Suspense>
      <Outlet />
    </WorkspaceFrame>
  ),
})
