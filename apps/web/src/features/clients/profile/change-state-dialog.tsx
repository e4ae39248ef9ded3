import type { Client } from '@praxis/contract/clients/clients'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { useUpdateClientDetails } from '../clients.mutations'

interface ChangeStateDialogProps {
  readonly client: Client
  readonly opened: boolean
  readonly onClose: () => void
}

export function ChangeStateDialog({ client: { id, details }, opened, onClose }: ChangeStateDialogProps) {
  const { mutateAsync: update } = useUpdateClientDetails(id)
  const { name, isActive } = details
  const verb = isActive ? 'Deactivate' : 'Reactivate'
  return (
    <ConfirmChangeDialog
      opened={opened}
      onClose={onClose}
      onChange={() => update({ isActive: !isActive })}
      done={isActive ? `${name} is inactive` : `${name} is active again`}
      title={`${verb} ${name}?`}
      confirmLabel={verb}
      danger={isActive}
    >
      {isActive
        ? 'It leaves the list of active clients, and you can’t start new work for it. Existing work stays, and you can reactivate it later.'
        : 'It returns to the list of active clients.'}
    </ConfirmChangeDialog>
  )
}
