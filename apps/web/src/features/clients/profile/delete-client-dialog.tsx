import type { Client } from '@praxis/contract/clients'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormRefusal } from '../../../ui/forms/form'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { useDeleteClient } from '../clients.mutations'

interface DeleteClientDialogProps {
  readonly client: Client
  readonly opened: boolean
  readonly onClose: () => void
}

/** Stays open when the server refuses, with what stands in the way. */
export function DeleteClientDialog({ client: { id, details }, opened, onClose }: DeleteClientDialogProps) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const { mutateAsync: deleteClient } = useDeleteClient(id)
  const [refusal, setRefusal] = useState<string>()
  const close = () => {
    setRefusal(undefined)
    onClose()
  }
  const confirm = async () => {
    setRefusal(undefined)
    try {
      await deleteClient()
    } catch (error) {
      return setRefusal(error instanceof Error ? error.message : String(error))
    }
    showSuccess('Deleted successfully')
    await navigate({
      to: '/employments/$companyDomain/clients',
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
      confirmLabel="Delete client"
      secret={details.name}
      danger
    >
      {refusal && (
        <FormRefusal>
          {refusal}.{details.isActive && ' Deactivate the client instead.'}
        </FormRefusal>
      )}
      <p>The client goes with its contacts and its logo. This cannot be undone.</p>
    </ConfirmDialog>
  )
}
