import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { GROUPINGS, SOURCES } from '../invoice-words'
import type { ItemGroup } from './item-group'

export type ItemsView = 'bySource' | 'inOrder'

/** The items as they are shown: by what they are made of, or as they stand on the invoice. */
export function groupsOfItems(invoice: Invoice, view: ItemsView): ItemGroup[] {
  const { items, groupedItems, timeSheetGrouping, sums } = invoice
  if (view === 'inOrder') return [{ key: 'all', items, subtotal: sums.net }]
  return groupedItems
    .filter(({ itemIDs }) => itemIDs.length > 0)
    .map(({ source, itemIDs, subtotal }) => ({
      key: source,
      title: SOURCES[source],
      note:
        source === 'time' && timeSheetGrouping !== 'none'
          ? `grouped ${GROUPINGS[timeSheetGrouping].toLowerCase()}`
          : undefined,
      items: itemIDs.flatMap((id) => items.find((item) => item.id === id) ?? []),
      subtotal,
    }))
}
