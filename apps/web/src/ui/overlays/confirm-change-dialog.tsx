import { showError, showSuccess } from '../feedback/snackbar'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog'

interface ConfirmChangeDialogProps extends Omit<ConfirmDialogProps, 'onConfirm'> {
  onChange: () => Promise<unknown>
  /** Said when it is done: 'Northgate is inactive'. */
  done: string
}

/** One call to the server, asked for by name: the dialog closes either way, and a snackbar says how it went. */
export function ConfirmChangeDialog({ onChange, done, ...dialog }: ConfirmChangeDialogProps) {
  const confirm = async () => {
    try {
      await onChange()
      showSuccess(done)
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error))
    }
    dialog.onClose()
  }
  return <ConfirmDialog {...dialog} onConfirm={confirm} />
}
