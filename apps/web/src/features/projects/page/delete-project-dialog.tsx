import type { Project } from '@praxis/contract/projects'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormRefusal } from '../../../ui/forms/form'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { useDeleteProject } from '../projects.mutations'

interface DeleteProjectDialogProps {
  readonly project: Project
  readonly opened: boolean
  readonly onClose: () => void
}

/** Stays open when the server refuses, with what stands in the way. */
export function DeleteProjectDialog({ project: { id, details }, opened, onClose }: DeleteProjectDialogProps) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const { mutateAsync: deleteProject } = useDeleteProject(id)
  const [refusal, setRefusal] = useState<string>()
  const close = () => {
    setRefusal(undefined)
    onClose()
  }
  const confirm = async () => {
    setRefusal(undefined)
    try {
      await deleteProject()
    } catch (error) {
      return setRefusal(error instanceof Error ? error.message : String(error))
    }
    showSuccess('Deleted successfully')
    await navigate({
      to: '/employments/$companyDomain/project-management',
      params: { companyDomain: company.domain },
      ignoreBlocker: true,
    })
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={confirm}
      title={`Delete ${details.name}?`}
      confirmLabel="Delete project"
      secret={details.name}
      danger
    >
      {refusal && (
        <FormRefusal>
          {refusal}.{details.isActive && ' Complete the project instead.'}
        </FormRefusal>
      )}
      <p>The project goes with its budgets, roles and permissions. This cannot be undone.</p>
    </ConfirmDialog>
  )
}
