import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { WorkspaceViewer } from '../../../../shell/workspace/workspace-viewer'
import { inWorkspace } from '../../../../testing/in-workspace'
import { renderInKit } from '../../../../testing/render-in-kit'
import { sampleWorkspace } from '../../../workspaces/testing/sample-workspace'
import { workspaceQuery } from '../../../workspaces/workspaces.queries'

/** Renders a part of bookings in a workspace whose days are those of London. */
export function renderInBookings(part: ReactNode, capabilities: WorkspaceViewer['capabilities'] = new Set()) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(workspaceQuery.queryKey, sampleWorkspace('one'))
  queryClient.setQueryDefaults(workspaceQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
  return renderInKit(
    <QueryClientProvider client={queryClient}>{inWorkspace(part, { capabilities })}</QueryClientProvider>,
  )
}
