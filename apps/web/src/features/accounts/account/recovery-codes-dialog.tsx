import { Button } from '@mantine/core'
import { Dialog } from '../../../ui/overlays/dialog'
import { RecoveryCodes } from './recovery-codes'

interface RecoveryCodesDialogProps {
  readonly title: string
  readonly codes: readonly string[]
  readonly onClose: () => void
}

export function RecoveryCodesDialog({ title, codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      width="narrow"
      actions={<Button onClick={onClose}>I’ve saved them</Button>}
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  )
}
