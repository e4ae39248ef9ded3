import { createContext, type ReactNode, useContext } from 'react'
import type { WorkspaceViewer } from './workspace-viewer'

const ViewerContext = createContext<WorkspaceViewer | null>(null)

export function WorkspaceViewerProvider({ viewer, children }: { viewer: WorkspaceViewer; children: ReactNode }) {
  return <ViewerContext value={viewer}>{children}</ViewerContext>
}

export function useWorkspaceViewer(): WorkspaceViewer {
  const viewer = useContext(ViewerContext)
  if (!viewer) throw new Error('This part of the page belongs inside the workspace layout')
  return viewer
}
