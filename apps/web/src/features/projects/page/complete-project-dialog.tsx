import type { Project } from '@praxis/contract/projects/projects'
import { useState } from 'react'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { useUpdateProjectDetails } from '../projects.mutations'

interface CompleteProjectDialogProps {
  readonly project: Project
  readonly onClose: () => void
}

/** Completes an active project, and opens a completed one again. */
export function CompleteProjectDialog({ project: { id, details }, onClose }: CompleteProjectDialogProps) {
  const { mutateAsync: update } = useUpdateProjectDetails(id)
  const { name } = details
  // The question stays as it was when the dialog opened, also once the answer has changed the project.
  const [isActive] = useState(details.isActive)
  const verb = isActive ? 'Complete' : 'Reopen'
  return (
    <ConfirmChangeDialog
      opened
      onClose={onClose}
      onChange={() => update({ isActive: !isActive })}
      done={isActive ? `${name} is completed` : `${name} is active again`}
      title={`${verb} ${name}?`}
      confirmLabel={verb}
    >
      {isActive
        ? 'You can no longer log time on it or change its budgets and roles. You can reopen it later.'
        : 'You can log time on it and change its budgets and roles again.'}
    </ConfirmChangeDialog>
  )
}
