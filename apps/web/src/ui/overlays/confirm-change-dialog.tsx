import { attempt } from '../feedback/attempt'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog'

interface ConfirmChangeDialogProps extends Omit<ConfirmDialogProps, 'onConfirm'> {
  onChange: () => Promise<unknown>
  /** The message when the change is made: 'Northgate is inactive'. */
  done: string
}

/** Asks before one call to the server: the dialog closes either way, and a snackbar says how it went. */
export function ConfirmChangeDialog({ onChange, done, ...dialog }: ConfirmChangeDialogProps) {
  const confirm = async () => {
    await attempt(onChange(), done)
    dialog.onClose()
  }
  return <ConfirmDialog {...dialog} onConfirm={confirm} />
}
