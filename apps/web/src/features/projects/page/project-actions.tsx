import type { Project } from '@praxis/contract/projects/projects'
import { IconFlag, IconHistory, IconRotateClockwise, IconTemplate, IconTrash } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { icon } from '../../../ui/icon'
import { Opening } from '../../../ui/late/opening'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { DeleteRecordDialog } from '../../../ui/overlays/delete-record-dialog'
import { useDeleteProject } from '../projects.mutations'
import { CompleteProjectDialog } from './complete-project-dialog'
import { historiesOfProject } from './histories-of-project'

/** The dialog, handed down by the route: templates are boards of tasks. */
export type SaveAsTemplateDialog = ComponentType<{
  readonly project: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}>

interface ProjectActionsProps {
  readonly project: Project
  readonly onHistory: () => void
  readonly SaveAsTemplateDialog: SaveAsTemplateDialog
}

export function ProjectActions({ project, onHistory, SaveAsTemplateDialog }: ProjectActionsProps) {
  const [asks, setAsks] = useState<'state' | 'template' | 'delete'>()
  const close = () => setAsks(undefined)
  const { can, details } = project
  const { capabilities } = useWorkspaceViewer()

  const actions: MenuAction[] = []
  if (historiesOfProject(project).length > 0)
    actions.push({ label: 'History', icon: <IconHistory {...icon} />, onSelect: onHistory })
  if (can.edit)
    actions.push(
      details.isActive
        ? { label: 'Complete…', icon: <IconFlag {...icon} />, onSelect: () => setAsks('state') }
        : { label: 'Reopen…', icon: <IconRotateClockwise {...icon} />, onSelect: () => setAsks('state') },
    )
  if (capabilities.has('canManageProjects'))
    actions.push({ label: 'Save as template…', icon: <IconTemplate {...icon} />, onSelect: () => setAsks('template') })
  if (can.delete)
    actions.push({ label: 'Delete…', icon: <IconTrash {...icon} />, danger: true, onSelect: () => setAsks('delete') })

  return (
    <>
      <ActionMenu label={`More options for ${details.name}`} actions={actions} framed />
      {asks === 'state' && <CompleteProjectDialog project={project} onClose={close} />}
      <Opening>
        {asks === 'template' && (
          <SaveAsTemplateDialog project={{ id: project.id, name: details.name }} onClose={close} />
        )}
      </Opening>
      <DeleteProjectDialog project={project} opened={asks === 'delete'} onClose={close} />
    </>
  )
}

interface DeleteProjectDialogProps {
  readonly project: Project
  readonly opened: boolean
  readonly onClose: () => void
}

function DeleteProjectDialog({ project: { id, details }, opened, onClose }: DeleteProjectDialogProps) {
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
