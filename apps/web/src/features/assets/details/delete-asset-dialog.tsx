import { Button } from '@mantine/core'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { useState } from 'react'
import { messageOf } from '../../../ui/feedback/message-of'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormRefusal } from '../../../ui/forms/form'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { useDeleteAsset } from '../assets.mutations'

interface DeleteAssetDialogProps {
  readonly asset: Asset
  readonly onClose: () => void
  readonly onRetire: () => void
  readonly onDeleted: () => void
}

/** Deletes an asset that nobody ever had; of any other it says why not, and offers to retire it. */
export function DeleteAssetDialog({ asset, onClose, onRetire, onDeleted }: DeleteAssetDialogProps) {
  const { mutateAsync: deleteAsset } = useDeleteAsset(asset)
  const [refusal, setRefusal] = useState<string>()
  if (!asset.can.delete)
    return (
      <Dialog
        opened
        onClose={onClose}
        title={`${asset.name} can’t be deleted`}
        width="narrow"
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              {asset.retired ? 'Close' : 'Cancel'}
            </Button>
            {!asset.retired && <Button onClick={onRetire}>Retire instead</Button>}
          </>
        }
      >
        <p>
          People have had or booked it, and that stays in the history.
          {asset.retired ? ' It is retired already.' : ' Retire it instead: nobody can book it any more.'}
        </p>
      </Dialog>
    )
  const confirm = async () => {
    setRefusal(undefined)
    try {
      await deleteAsset()
    } catch (error) {
      return setRefusal(messageOf(error))
    }
    showSuccess('Deleted successfully')
    onDeleted()
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={`Delete ${asset.name}?`}
      confirmLabel="Delete asset"
      danger
    >
      {refusal && <FormRefusal>{refusal}</FormRefusal>}
      <p>This also deletes its picture and files. This can’t be undone.</p>
    </ConfirmDialog>
  )
}
