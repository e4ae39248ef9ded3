import type { Project } from '@praxis/contract/projects'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { useUpdateProjectDetails } from '../projects.mutations'

interface CompleteProjectDialogProps {
  readonly project: Project
  readonly opened: boolean
  readonly onClose: () => void
}

/** Completes an active project, and opens a completed one again. */
export function CompleteProjectDialog({ project: { id, details }, opened, onClose }: CompleteProjectDialogProps) {
  const { mutateAsync: update } = useUpdateProjectDetails(id)
  const { name, isActive } = details
  const verb = isActive ? 'Complete' : 'Reopen'
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={async () => {
        try {
          await update({ isActive: !isActive })
          showSuccess(isActive ? `${name} is completed` : `${name} is active again`)
        } catch (error) {
          showError(error instanceof Error ? error.message : String(error))
        }
        onClose()
      }}
      title={`${verb} ${name}?`}
      confirmLabel={verb}
    >
      {isActive
        ? 'No more time can be logged on it, and its budgets and roles stay as they are. It can be reopened.'
        : 'Time can be logged on it again, and its budgets and roles can be changed.'}
    </ConfirmDialog>
  )
}
