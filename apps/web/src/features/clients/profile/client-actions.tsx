import type { Client } from '@praxis/contract/clients/clients'
import { IconHistory, IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { icon } from '../../../ui/icon'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { DeleteRecordDialog } from '../../../ui/overlays/delete-record-dialog'
import { useClientAddresses } from '../client-link'
import { useDeleteClient } from '../clients.mutations'
import { ChangeStateDialog } from './change-state-dialog'

interface ClientActionsProps {
  readonly client: Client
  readonly onHistory: () => void
}

export function ClientActions({ client, onHistory }: ClientActionsProps) {
  const [asks, setAsks] = useState<'state' | 'delete'>()
  const close = () => setAsks(undefined)
  const { can, details } = client

  const actions: MenuAction[] = []
  if (can.readHistory) actions.push({ label: 'History', icon: <IconHistory {...icon} />, onSelect: onHistory })
  if (can.edit)
    actions.push(
      details.isActive
        ? { label: 'Deactivate…', icon: <IconLock {...icon} />, onSelect: () => setAsks('state') }
        : { label: 'Reactivate…', icon: <IconLockOpen {...icon} />, onSelect: () => setAsks('state') },
    )
  if (can.delete)
    actions.push({ label: 'Delete…', icon: <IconTrash {...icon} />, danger: true, onSelect: () => setAsks('delete') })

  return (
    <>
      <ActionMenu label={`More options for ${details.name}`} actions={actions} framed />
      <ChangeStateDialog client={client} opened={asks === 'state'} onClose={close} />
      <DeleteClientDialog client={client} opened={asks === 'delete'} onClose={close} />
    </>
  )
}

interface DeleteClientDialogProps {
  readonly client: Client
  readonly opened: boolean
  readonly onClose: () => void
}

function DeleteClientDialog({ client: { id, details }, opened, onClose }: DeleteClientDialogProps) {
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
