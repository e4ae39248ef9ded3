import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { useDeleteResourcePermission } from '../team.mutations'
import type { GrantedRow } from './access-rows'

interface TakeBackDialogProps {
  readonly projectID: string
  readonly row: GrantedRow
  readonly onClose: () => void
}

export function TakeBackDialog({ projectID, row, onClose }: TakeBackDialogProps) {
  const { mutateAsync: takeBack } = useDeleteResourcePermission(projectID)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={async () => {
        try {
          await takeBack(row.id)
          showSuccess('Deleted successfully')
        } catch (error) {
          showError(error instanceof Error ? error.message : String(error))
        }
        onClose()
      }}
      title={`Remove ${row.name} from the project?`}
      confirmLabel="Remove"
      danger
    >
      What was given here is taken back at once. A role in the project, if there is one, stays.
    </ConfirmDialog>
  )
}
