import { textOf } from '@praxis/contract/protocol/reasons'
import { type ReactNode, useState } from 'react'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormRefusal } from '../../../ui/forms/form'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'

export interface Deletion<Item> {
  readonly onDelete: (item: Item) => Promise<unknown>
  /** The action's label where it is not simply deletion: 'Make a working day'. */
  readonly label?: (item: Item) => string
  readonly title?: (item: Item) => string
  /** What else is deleted with the item. */
  readonly text?: (item: Item) => ReactNode
  readonly done?: (item: Item) => string
}

interface DeleteItemDialogProps<Item> {
  readonly item: Item
  readonly name: string
  readonly deletion: Deletion<Item>
  readonly onClose: () => void
}

/** Asks by name before an item is deleted; a refusal, such as that something refers to it, stays in sight. */
export function DeleteItemDialog<Item>({ item, name, deletion, onClose }: DeleteItemDialogProps<Item>) {
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setProblem(undefined)
    try {
      await deletion.onDelete(item)
      showSuccess(deletion.done?.(item) ?? 'Deleted successfully')
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : textOf({ reason: 'unavailable' }))
    }
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={deletion.title?.(item) ?? `Delete “${name}”?`}
      confirmLabel={deletion.label?.(item) ?? 'Delete'}
      danger
    >
      {problem ? <FormRefusal>{problem}</FormRefusal> : (deletion.text?.(item) ?? 'Existing records keep it.')}
    </ConfirmDialog>
  )
}
