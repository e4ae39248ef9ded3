import type { Client } from '@praxis/contract/clients/clients'
import { DeleteRecordDialog } from '../../../ui/overlays/delete-record-dialog'
import { useClientAddresses } from '../client-link'
import { useDeleteClient } from '../clients.mutations'

interface DeleteClientDialogProps {
  readonly client: Client
  readonly opened: boolean
  readonly onClose: () => void
}

export function DeleteClientDialog({ client: { id, details }, opened, onClose }: DeleteClientDialogProps) {
  const { mutateAsync: deleteClient } = useDeleteClient(id)
  return (
    <DeleteRecordDialog
      name={details.name}
      confirmLabel="Delete client"
      opened={opened}
      onClose={onClose}
      onDelete={() => deleteClient()}
      list={useClientAddresses().list}
      instead={details.isActive ? 'Deactivate the client instead.' : undefined}
    >
      This also deletes its contacts and logo. This can’t be undone.
    </DeleteRecordDialog>
  )
}
