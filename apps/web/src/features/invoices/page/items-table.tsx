import { VisuallyHidden } from '@mantine/core'
import type { Invoice, InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import { formatMoney } from '@praxis/domain/money/money'
import { type CSSProperties, useState } from 'react'
import { toggled } from '../../../ui/lists/selection'
import { useSheet } from '../../../ui/sheet/use-sheet'
import { quantityText } from '../invoice-words'
import { changesOfItems, itemColumns, nounOf, numberOfItem, readNumber, textOfNumber } from './item-columns'
import { type ItemGroup, ItemGroupRows } from './item-group'
import classes from './items.module.css'
import type { ItemsEditing } from './use-items-editing'

interface ItemsTableProps {
  readonly editing: ItemsEditing
  readonly groups: readonly ItemGroup[]
  readonly onEdit: (item: InvoiceItem) => void
  readonly onRemove: (item: InvoiceItem) => void
}

type TableStyle = CSSProperties & Readonly<Record<'--quantity-letters' | '--unit-letters' | '--amount-letters', number>>

/** How long the longest numbers of the columns are. */
function lettersOf({ items, groupedItems, currency }: Invoice): TableStyle {
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length))
  return {
    '--quantity-letters': longest(items.map(quantityText)),
    '--unit-letters': longest(items.map(({ unitAmount }) => formatMoney(unitAmount, currency))),
    '--amount-letters': longest([...items, ...groupedItems].map(({ subtotal }) => formatMoney(subtotal, currency))),
  }
}

/** The items of an invoice as a sheet: numbers are typed over, Enter goes down, Tab goes on. */
export function ItemsTable({ editing, groups, onEdit, onRemove }: ItemsTableProps) {
  const { invoice, canEdit } = editing
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const inSight = groups.filter(({ key }) => !folded.has(key)).flatMap(({ items }) => items)
  const itemOf = new Map(inSight.map((item) => [item.id, item]))
  const sheet = useSheet({
    rows: inSight.map(({ id }) => id),
    columns: itemColumns,
    numberAt: ({ row, column }) => {
      const item = itemOf.get(row)
      return item ? numberOfItem(item, column) : 0
    },
    textOf: textOfNumber,
    read: readNumber,
    noun: nounOf,
    isReadOnly: !canEdit,
    columnsDiffer: true,
    onChange: (cells) => {
      for (const { item, changes } of changesOfItems(inSight, cells)) void editing.change(item, changes)
    },
  })
  return (
    <div className={classes.scrolls}>
      <table ref={sheet.table} className={classes.table} style={lettersOf(invoice)} aria-label="Items">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Move</VisuallyHidden>
            </th>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Unit amount</th>
            <th scope="col">Discount</th>
            <th scope="col">VAT</th>
            <th scope="col">Amount</th>
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <ItemGroupRows
            key={group.key}
            invoice={invoice}
            group={group}
            isFolded={folded.has(group.key)}
            onFold={() => setFolded((before) => toggled(before, group.key))}
            sheet={sheet}
            editing={editing}
            unfolded={unfolded}
            onUnfold={(id) => setUnfolded((before) => toggled(before, id))}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        ))}
      </table>
    </div>
  )
}
