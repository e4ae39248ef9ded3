import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { WorkspaceViewerProvider } from '../shell/workspace/workspace-context'
import type { WorkspaceViewer } from '../shell/workspace/workspace-viewer'

const sampleViewer: WorkspaceViewer = {
  user: { username: 'amelia.hart@calder-rowe.example' },
  employee: { id: 'amelia', displayName: 'Amelia Hart', displayInitials: 'AH', profileImage: null },
  company: { id: 'calder-rowe', domain: 'calder-rowe', name: 'Calder & Rowe', colours: null, features: new Set() },
  capabilities: new Set(),
  badges: {},
  otherWorkspaces: [],
  onSignOut: () => undefined,
}

/** Puts a part of a page where it belongs: into a workspace, below a router that keeps addresses to itself. */
export function inWorkspace(part: ReactNode, viewer: Partial<WorkspaceViewer> = {}) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) })
  return (
    <RouterContextProvider router={router}>
      <WorkspaceViewerProvider viewer={{ ...sampleViewer, ...viewer }}>{part}</WorkspaceViewerProvider>
    </RouterContextProvider>
  )
}
