import { ClosedTab } from '../closed-tab'
import { PermissionsCard } from '../permissions-card'
import { RESOURCE_PERMISSIONS } from '../project-tabs'
import { useProjectOfPage } from '../use-project-of-page'
import { wholeDetails } from '../whole-details'

export function PermissionsTab({ projectID }: { projectID: string }) {
  const project = useProjectOfPage(projectID)
  if (!RESOURCE_PERMISSIONS.isOpen(project)) return <ClosedTab />
  const { lead, isActive, isPublicToAllEmployees: isPublic } = wholeDetails(project)
  return <PermissionsCard of={{ kind: 'project', id: projectID, lead, isActive, isPublic }} />
}
