import type { AssetCategory } from '@praxis/contract/assets/asset-shapes'
import { IconArrowDown, IconArrowUp, IconHistory, IconPencil, IconSquareCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { inHistoryPanel } from '../../../shell/record/in-history-panel'
import { attempt } from '../../../ui/feedback/attempt'
import { messageOf } from '../../../ui/feedback/message-of'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormRefusal } from '../../../ui/forms/form'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { InPanelLayout } from '../../../ui/overlays/side-panel'
import { useDeleteAssetCategory, useUpdateAssetCategory } from '../assets.mutations'

const CategoryDialog = late(
  () => import('./category-dialog').then(({ CategoryDialog: part }) => ({ default: part })),
  inDialog,
)
const CategoryHistoryPanel = late(
  () => import('../asset-history').then(({ CategoryHistoryPanel: part }) => ({ default: part })),
  inHistoryPanel,
)

interface CategoryActionsProps {
  readonly category: AssetCategory
  /** How many categories there are; a single one has no order. */
  readonly categoryCount: number
  /** Selects the assets of the category that are shown. */
  readonly onSelectAll: (() => void) | undefined
  /** Called once the category is gone. */
  readonly onDeleted?: (() => void) | undefined
}

/** What can be done with a category: change it, move it among the others, delete it. */
export function CategoryActions({ category, categoryCount, onSelectAll, onDeleted }: CategoryActionsProps) {
  const [opened, setOpened] = useState<'edit' | 'history' | 'delete'>()
  const { mutateAsync: update } = useUpdateAssetCategory()
  const close = () => setOpened(undefined)
  const { id, name, position, version, can } = category
  if (!can.edit) return null
  const move = (place: number) => void attempt(update({ id, position: place, version }))
  const actions: MenuAction[] = [{ label: 'Edit…', icon: <IconPencil {...icon} />, onSelect: () => setOpened('edit') }]
  if (onSelectAll)
    actions.push({ label: 'Select its assets', icon: <IconSquareCheck {...icon} />, onSelect: onSelectAll })
  if (position > 0)
    actions.push({ label: 'Move up', icon: <IconArrowUp {...icon} />, onSelect: () => move(position - 1) })
  if (position < categoryCount - 1)
    actions.push({ label: 'Move down', icon: <IconArrowDown {...icon} />, onSelect: () => move(position + 1) })
  actions.push(
    { label: 'History', icon: <IconHistory {...icon} />, onSelect: () => setOpened('history') },
    { label: 'Delete…', icon: <IconTrash {...icon} />, danger: true, onSelect: () => setOpened('delete') },
  )
  return (
    <>
      <ActionMenu label={`Actions for ${name}`} actions={actions} />
      {opened === 'edit' && (
        <Opening>
          <CategoryDialog category={category} onClose={close} />
        </Opening>
      )}
      {opened === 'history' && (
        <InPanelLayout>
          <Opening>
            <CategoryHistoryPanel categoryID={id} onClose={close} />
          </Opening>
        </InPanelLayout>
      )}
      {opened === 'delete' && <DeleteCategoryDialog category={category} onClose={close} onDeleted={onDeleted} />}
    </>
  )
}

interface DeleteCategoryDialogProps extends Pick<CategoryActionsProps, 'category' | 'onDeleted'> {
  readonly onClose: () => void
}

/** Asks before a category is deleted, and stays open with what stands in the way. */
function DeleteCategoryDialog({ category, onClose, onDeleted }: DeleteCategoryDialogProps) {
  const { id, name } = category
  const { mutateAsync: deleteCategory } = useDeleteAssetCategory()
  const [refusal, setRefusal] = useState<string>()
  const confirm = async () => {
    setRefusal(undefined)
    try {
      await deleteCategory(id)
    } catch (error) {
      return setRefusal(messageOf(error))
    }
    showSuccess('Deleted successfully')
    onClose()
    onDeleted?.()
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={`Delete ${name}?`}
      confirmLabel="Delete category"
      danger
    >
      {refusal && <FormRefusal>{refusal}. Move its assets to another category first, also retired ones.</FormRefusal>}
      <p>The category goes from the register with its custom fields. This can’t be undone.</p>
    </ConfirmDialog>
  )
}
