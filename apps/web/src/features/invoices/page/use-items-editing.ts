import type { Invoice, InvoiceItem, InvoiceItemChanges } from '@praxis/contract/invoices/invoice-shapes'
import { attempt } from '../../../ui/feedback/attempt'
import { useChangeInvoice, useDeleteInvoiceItem, usePendingChanges } from '../invoices.mutations'
import { orderWithGroup, withChanges } from './shown-invoice'

/** An invoice as it is being edited: what is typed shows at once, and goes again with the reason when it is refused. */
export function useItemsEditing(saved: Invoice) {
  const pending = usePendingChanges(saved.id)
  const invoice = withChanges(saved, pending)
  const { mutateAsync: changeInvoice } = useChangeInvoice(saved.id)
  const { mutateAsync: deleteInvoiceItem } = useDeleteInvoiceItem(saved.id)
  return {
    invoice,
    canEdit: saved.can.edit && saved.stage === 'draft',
    isSaving: pending.length > 0,
    change: (item: InvoiceItem, changes: Partial<InvoiceItemChanges>) =>
      attempt(changeInvoice({ kind: 'item', item, changes })),
    /** Moves an item to a place among those it is shown with. */
    move: (group: readonly string[], id: string, place: number) => {
      const others = group.filter((each) => each !== id)
      const order = [...others.slice(0, place), id, ...others.slice(place)]
      return attempt(changeInvoice({ kind: 'order', itemIDs: orderWithGroup(invoice.items, order) }))
    },
    remove: (item: InvoiceItem) => attempt(deleteInvoiceItem(item.id)),
  }
}

export type ItemsEditing = ReturnType<typeof useItemsEditing>
