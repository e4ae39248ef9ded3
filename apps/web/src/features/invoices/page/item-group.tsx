import { UnstyledButton } from '@mantine/core'
import type { Invoice, InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import { formatMoney } from '@praxis/domain/money/money'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Text } from '../../../ui/layout/box'
import { useReordering } from '../../../ui/lists/use-reordering'
import type { Sheet } from '../../../ui/sheet/use-sheet'
import { ItemActions } from './item-actions'
import { ItemRow } from './item-row'
import classes from './items.module.css'
import type { ItemsEditing } from './use-items-editing'

/** Items that are shown together: all of one source, or all there are. */
export interface ItemGroup {
  readonly key: string
  /** Absent where items are not grouped. */
  readonly title?: string
  readonly note?: string | undefined
  readonly items: readonly InvoiceItem[]
  readonly subtotal: number
}

interface ItemGroupRowsProps {
  readonly invoice: Invoice
  readonly group: ItemGroup
  readonly isFolded: boolean
  readonly onFold: () => void
  readonly sheet: Sheet
  readonly editing: ItemsEditing
  readonly unfolded: ReadonlySet<string>
  readonly onUnfold: (id: string) => void
  readonly onEdit: (item: InvoiceItem) => void
  readonly onRemove: (item: InvoiceItem) => void
}

export function ItemGroupRows(props: ItemGroupRowsProps) {
  const { invoice, group, isFolded, onFold, sheet, editing, unfolded, onUnfold, onEdit, onRemove } = props
  const keys = group.items.map(({ id }) => id)
  const reordering = useReordering({ keys, onMove: (key, place) => void editing.move(keys, key, place) })
  const inOrder = reordering.order.flatMap((key) => group.items.find(({ id }) => id === key) ?? [])
  const Chevron = isFolded ? IconChevronRight : IconChevronDown
  return (
    <tbody {...reordering.listProps}>
      {group.title && (
        <tr className={classes.group}>
          <td>
            <UnstyledButton
              className={classes.fold ?? ''}
              aria-expanded={!isFolded}
              aria-label={`${isFolded ? 'Expand' : 'Collapse'} ${group.title}`}
              onClick={onFold}
            >
              <Chevron size={16} stroke={1.75} aria-hidden />
            </UnstyledButton>
          </td>
          <th scope="rowgroup" colSpan={5}>
            {group.title}
            {group.note && (
              <Text tone="third" weight="normal">
                {' '}
                · {group.note}
              </Text>
            )}
          </th>
          <td>{formatMoney(group.subtotal, invoice.currency)}</td>
          <td />
        </tr>
      )}
      {!isFolded &&
        inOrder.map((item) => (
          <ItemRow
            key={item.id}
            invoiceID={invoice.id}
            item={item}
            currency={invoice.currency}
            showsProject={invoice.projects.length > 1}
            sheet={sheet}
            editing={editing}
            isUnfolded={unfolded.has(item.id)}
            onUnfold={() => onUnfold(item.id)}
            actions={<ItemActions item={item} group={keys} editing={editing} onEdit={onEdit} onRemove={onRemove} />}
            rowProps={reordering.rowProps(item.id)}
            handleProps={reordering.handleProps(item.id)}
          />
        ))}
    </tbody>
  )
}
