import type { Client } from '@praxis/contract/clients/clients'
import { useNavigate } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { DeleteRecordDialog } from '../../../ui/overlays/delete-record-dialog'
import { useDeleteClient } from '../clients.mutations'

interface DeleteClientDialogProps {
  readonly client: Client
  readonly opened: boolean
  readonly onClose: () => void
}

export function DeleteClientDialog({ client: { id, details }, opened, onClose }: DeleteClientDialogProps) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const { mutateAsync: deleteClient } = useDeleteClient(id)
  return (
    <DeleteRecordDialog
      name={details.name}
      confirmLabel="Delete client"
      opened={opened}
      onClose={onClose}
      onDelete={() => deleteClient()}
      onDeleted={() =>
        navigate({
          to: '/employments/$companyDomain/clients',
          params: { companyDomain: company.domain },
          ignoreBlocker: true,
        })
      }
      instead={details.isActive ? 'Deactivate the client instead.' : undefined}
    >
      This also deletes its contacts and logo. This can’t be undone.
    </DeleteRecordDialog>
  )
}
