import { ActionIcon } from '@mantine/core'
import type { InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '../../../ui/icon'
import { Text } from '../../../ui/layout/box'
import type { useReordering } from '../../../ui/lists/use-reordering'
import { SheetCell } from '../../../ui/sheet/sheet-cell'
import type { Sheet } from '../../../ui/sheet/use-sheet'
import { quantityText, vatText } from '../invoice-words'
import type { ItemColumn } from './item-columns'
import { ItemName } from './item-name'
import { ItemNotes } from './item-notes'
import classes from './items.module.css'
import { RowsBehind } from './rows-behind'
import type { ItemsEditing } from './use-items-editing'

type Reordering = ReturnType<typeof useReordering>

interface ItemRowProps {
  readonly invoiceID: string
  readonly item: InvoiceItem
  readonly currency: Currency
  readonly showsProject: boolean
  readonly sheet: Sheet
  readonly editing: ItemsEditing
  readonly isUnfolded: boolean
  readonly onUnfold: () => void
  readonly actions: ReactNode
  readonly rowProps: ReturnType<Reordering['rowProps']>
  readonly handleProps: ReturnType<Reordering['handleProps']>
}

const COLUMN_COUNT = 8

/** An item of an invoice, whose numbers are cells of a sheet. */
export function ItemRow(props: ItemRowProps) {
  const { invoiceID, item, currency, showsProject, sheet, editing, isUnfolded, onUnfold, actions } = props
  const { canEdit } = editing
  const isLater = item.state === 'billNextTime'
  const cell = (column: ItemColumn, label: string, text: string) => (
    <td>
      <SheetCell
        sheet={sheet}
        place={{ row: item.id, column }}
        label={`${label} of ${item.name}: ${text}`}
        text={text}
        tone={column === 'discountRate' && item.discountRate === 0 ? 'none' : undefined}
        className={classes.cell}
      />
    </td>
  )
  return (
    <>
      <tr className={classes.item} data-later={isLater || undefined} {...props.rowProps}>
        <td>
          {canEdit && (
            <ActionIcon
              size="sm"
              className={classes.grip ?? ''}
              aria-label={`Move ${item.name}, with the arrow keys`}
              {...props.handleProps}
            >
              <IconGripVertical {...icon} />
            </ActionIcon>
          )}
        </td>
        <th scope="row">
          <ItemName item={item} onRename={canEdit ? (name) => void editing.change(item, { name }) : undefined} />
          <ItemNotes
            item={item}
            currency={currency}
            showsProject={showsProject}
            isUnfolded={isUnfolded}
            onUnfold={onUnfold}
          />
        </th>
        {cell('quantity', 'Quantity', quantityText(item))}
        {cell('unitAmount', 'Unit amount', formatMoney(item.unitAmount, currency))}
        {cell('discountRate', 'Discount', item.discountRate === 0 ? '–' : `${item.discountRate}%`)}
        {cell('vatRate', 'VAT', vatText(item))}
        <td>
          <Text weight={isLater ? 'normal' : 'semi'} tone={isLater ? 'third' : 'first'} oneLine>
            {formatMoney(item.subtotal, currency)}
          </Text>
        </td>
        <td>{canEdit && actions}</td>
      </tr>
      {isUnfolded && (
        <tr className={classes.behind}>
          <td colSpan={COLUMN_COUNT}>
            <RowsBehind invoiceID={invoiceID} itemID={item.id} name={item.name} currency={currency} />
          </td>
        </tr>
      )}
    </>
  )
}
