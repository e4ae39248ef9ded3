import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
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
    <ConfirmChangeDialog
      opened
      onClose={onClose}
      onChange={() => takeBack(row.id)}
      done="Deleted successfully"
      title={`Remove ${row.name} from the project?`}
      confirmLabel="Remove"
      danger
    >
      They lose this access at once. Any role they have in the project stays.
    </ConfirmChangeDialog>
  )
}
