import { itemStates } from '@praxis/contract/invoices/invoice-rules'
import type { InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import {
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowUp,
  IconCircleCheck,
  IconCircleHalf2,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { ITEM_STATES } from '../invoice-words'
import type { ItemsEditing } from './use-items-editing'

const STATE_ICONS = {
  fullyInvoiced: IconCircleCheck,
  partlyInvoiced: IconCircleHalf2,
  billNextTime: IconArrowForwardUp,
} as const

interface ItemActionsProps {
  readonly item: InvoiceItem
  /** The items it is shown with, in their order. */
  readonly group: readonly string[]
  readonly editing: ItemsEditing
  readonly onEdit: (item: InvoiceItem) => void
  readonly onRemove: (item: InvoiceItem) => void
}

/** What can be done with an item of a draft. */
export function ItemActions({ item, group, editing, onEdit, onRemove }: ItemActionsProps) {
  const place = group.indexOf(item.id)
  const actions: MenuAction[] = [
    { label: 'Edit…', icon: <IconPencil {...icon} />, onSelect: () => onEdit(item) },
    ...itemStates
      .toReversed()
      .filter((state) => state !== item.state)
      .map((state) => {
        const Picture = STATE_ICONS[state]
        return {
          label: ITEM_STATES[state],
          icon: <Picture {...icon} />,
          onSelect: () => void editing.change(item, { state }),
        }
      }),
  ]
  if (place > 0)
    actions.push({
      label: 'Move up',
      icon: <IconArrowUp {...icon} />,
      onSelect: () => void editing.move(group, item.id, place - 1),
    })
  if (place < group.length - 1)
    actions.push({
      label: 'Move down',
      icon: <IconArrowDown {...icon} />,
      onSelect: () => void editing.move(group, item.id, place + 1),
    })
  if (item.canBeDeleted)
    actions.push({ label: 'Remove', icon: <IconTrash {...icon} />, danger: true, onSelect: () => onRemove(item) })
  return <ActionMenu label={`Actions for ${item.name}`} actions={actions} />
}
