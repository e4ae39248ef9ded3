import type { InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import { formatMoney } from '@praxis/domain/money/money'
import { useState } from 'react'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { toggled } from '../../../ui/lists/selection'
import { quantityText, vatText } from '../invoice-words'
import { ItemActions } from './item-actions'
import type { ItemGroup } from './item-group'
import { ItemNotes } from './item-notes'
import classes from './items.module.css'
import { RowsBehind } from './rows-behind'
import type { ItemsEditing } from './use-items-editing'

interface ItemsListProps {
  readonly editing: ItemsEditing
  readonly groups: readonly ItemGroup[]
  readonly onEdit: (item: InvoiceItem) => void
  readonly onRemove: (item: InvoiceItem) => void
}

/** The items of an invoice on a phone, below each other. */
export function ItemsList({ editing, groups, onEdit, onRemove }: ItemsListProps) {
  const { invoice, canEdit } = editing
  const { currency } = invoice
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  return groups.map((group) => (
    <section key={group.key} aria-label={group.title ?? 'Items'}>
      {group.title && (
        <Row justify="between" className={classes.phoneGroup} size={13} weight="medium" tone="second" figures>
          <span>{group.title}</span>
          <span>{formatMoney(group.subtotal, currency)}</span>
        </Row>
      )}
      <ul>
        {group.items.map((item) => (
          <li key={item.id} className={classes.phoneItem} data-later={item.state === 'billNextTime' || undefined}>
            <Row gap={2} align="start">
              <Stack as="span" gap="hair" grow shrinks>
                <Text weight="medium" breaks>
                  {item.name}
                </Text>
                <ItemNotes
                  item={item}
                  currency={currency}
                  showsProject={invoice.projects.length > 1}
                  isUnfolded={unfolded.has(item.id)}
                  onUnfold={() => setUnfolded((before) => toggled(before, item.id))}
                />
              </Stack>
              {canEdit && (
                <ItemActions
                  item={item}
                  group={group.items.map(({ id }) => id)}
                  editing={editing}
                  onEdit={onEdit}
                  onRemove={onRemove}
                />
              )}
            </Row>
            <Row justify="between" gap={2} size={13} figures wrap>
              <Text tone="second">
                {quantityText(item)} × {formatMoney(item.unitAmount, currency)}
                {item.discountRate > 0 && `, −${item.discountRate}%`}, VAT {vatText(item)}
              </Text>
              <Text weight={item.state === 'billNextTime' ? 'normal' : 'semi'} last oneLine>
                {formatMoney(item.subtotal, currency)}
              </Text>
            </Row>
            {unfolded.has(item.id) && (
              <RowsBehind invoiceID={invoice.id} itemID={item.id} name={item.name} currency={currency} />
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}
