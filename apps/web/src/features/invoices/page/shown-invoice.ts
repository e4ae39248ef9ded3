import type { Invoice, InvoiceItem, InvoiceItemChanges } from '@praxis/contract/invoices/invoice-shapes'
import { invoiceSums } from '@praxis/domain/invoices/invoice-sums'
import { grossOf, type InvoiceLine, netOf, vatOn } from '@praxis/domain/invoices/line-sums'

const WHOLE = 10_000
const HUNDRED = 100

/** What an item charges, in the whole numbers that sums are worked out in. */
export const lineOf = (
  item: Pick<InvoiceItem, 'quantity' | 'unitAmount' | 'discountRate' | 'vatRate' | 'vatCategory'>,
): InvoiceLine => ({
  quantity: Math.round(item.quantity * WHOLE),
  unitAmount: item.unitAmount,
  discount: Math.round(item.discountRate * HUNDRED),
  vatRate: Math.round(item.vatRate * WHOLE),
  vatCategory: item.vatCategory,
})

const isBilledNow = ({ state }: Pick<InvoiceItem, 'state'>) => state !== 'billNextTime'

/** The invoice with other items, and the sums they come to. */
function withItems(invoice: Invoice, items: readonly InvoiceItem[]): Invoice {
  const billed = items.filter(isBilledNow)
  const sums = invoiceSums(billed.map(lineOf))
  const lineOfItem = new Map(billed.map((item, index) => [item.id, sums.lines[index]]))
  const summed = items.map((item, index) => {
    const line = lineOf(item)
    const net = lineOfItem.get(item.id)?.net ?? netOf(line)
    const vat = lineOfItem.get(item.id)?.vat ?? vatOn(net, line.vatRate)
    return { ...item, index, gross: grossOf(line), subtotal: net, vat, total: net + vat }
  })
  const subtotalOf = (ids: readonly string[]) =>
    summed.reduce((sum, item) => (ids.includes(item.id) && isBilledNow(item) ? sum + item.subtotal : sum), 0)
  return {
    ...invoice,
    items: summed,
    groupedItems: invoice.groupedItems.map(({ source }) => {
      const itemIDs = summed.filter((item) => item.source === source).map(({ id }) => id)
      return { source, itemIDs, subtotal: subtotalOf(itemIDs) }
    }),
    sums: {
      gross: sums.gross,
      discount: sums.discount,
      net: sums.net,
      vat: sums.vat,
      total: sums.total,
      vatGroups: sums.groups.map((group) => ({ ...group, vatRate: group.vatRate / WHOLE })),
    },
  }
}

/** A change that the server has not confirmed yet. */
export type ItemChange =
  | {
      readonly kind: 'item'
      /** The item as it was when it was changed. */
      readonly item: InvoiceItem
      readonly changes: Partial<InvoiceItemChanges>
    }
  | { readonly kind: 'order'; readonly itemIDs: readonly string[] }

/** The invoice as it will be once these changes are saved: what is typed shows at once. */
export const withChanges = (invoice: Invoice, changes: readonly ItemChange[]): Invoice =>
  changes.reduce((shown, change) => {
    if (change.kind === 'item')
      return withItems(
        shown,
        shown.items.map((item) => (item.id === change.item.id ? { ...item, ...change.changes } : item)),
      )
    const placeOf = (id: string) => {
      const place = change.itemIDs.indexOf(id)
      return place < 0 ? change.itemIDs.length : place
    }
    return withItems(
      shown,
      shown.items.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)),
    )
  }, invoice)

/** The order of all items once those of a group stand in another one: the group keeps its places among the others. */
export function orderWithGroup(items: readonly { readonly id: string }[], group: readonly string[]): string[] {
  const rest = [...group]
  return items.map(({ id }) => (group.includes(id) ? (rest.shift() ?? id) : id))
}
