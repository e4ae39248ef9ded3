import type { Project } from '@praxis/contract/projects/projects'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { DeleteRecordDialog } from '../../../ui/overlays/delete-record-dialog'
import { useDeleteProject } from '../projects.mutations'

interface DeleteProjectDialogProps {
  readonly project: Project
  readonly opened: boolean
  readonly onClose: () => void
}

export function DeleteProjectDialog({ project: { id, details }, opened, onClose }: DeleteProjectDialogProps) {
  const { company } = useWorkspaceViewer()
  const { mutateAsync: deleteProject } = useDeleteProject(id)
  return (
    <DeleteRecordDialog
      name={details.name}
      confirmLabel="Delete project"
      opened={opened}
      onClose={onClose}
      onDelete={() => deleteProject()}
      list={{ to: '/employments/$companyDomain/project-management', params: { companyDomain: company.domain } }}
      instead={details.isActive ? 'Complete the project instead.' : undefined}
    >
      This also deletes its budget, roles, permissions and empty task lists. A project with tasks, files, journal
      entries or time can’t be deleted. This can’t be undone.
    </DeleteRecordDialog>
  )
}
