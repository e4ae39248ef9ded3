import { expect, it } from 'vitest'
import { sampleInvoice, sampleItem } from '../testing/sample-invoice'
import { orderWithGroup, withChanges } from './shown-invoice'

const [time, rail] = [
  sampleItem({ id: 'time', source: 'time', quantity: 10, unitAmount: 10_000 }),
  sampleItem({ id: 'rail', source: 'expenses', quantity: 1, unitAmount: 5000, vatRate: 0, vatCategory: 'zero' }),
]
const invoice = sampleInvoice({ items: [time, rail] })

it('shows what was typed at once, with what it comes to', () => {
  const shown = withChanges(invoice, [{ kind: 'item', item: time, changes: { quantity: 7.5, discountRate: 10 } }])
  expect(shown.items[0]).toMatchObject({ quantity: 7.5, gross: 75_000, subtotal: 67_500, vat: 13_500, total: 81_000 })
  expect(shown.sums).toMatchObject({ gross: 80_000, discount: 7500, net: 72_500, vat: 13_500, total: 86_000 })
  expect(shown.sums.vatGroups).toEqual([
    { vatCategory: 'standard', vatRate: 0.2, net: 67_500, vat: 13_500 },
    { vatCategory: 'zero', vatRate: 0, net: 5000, vat: 0 },
  ])
  expect(shown.groupedItems.map(({ source, subtotal }) => [source, subtotal])).toEqual([
    ['time', 67_500],
    ['expenses', 5000],
  ])
})

it('leaves what is billed next time out of the sums', () => {
  const shown = withChanges(invoice, [{ kind: 'item', item: time, changes: { state: 'billNextTime' } }])
  expect(shown.sums).toMatchObject({ net: 5000, vat: 0, total: 5000 })
  expect(shown.items[0]).toMatchObject({ subtotal: 100_000, vat: 20_000 })
})

it('shows another order, with items it does not name at the end', () => {
  const shown = withChanges(invoice, [{ kind: 'order', itemIDs: ['rail'] }])
  expect(shown.items.map(({ id, index }) => [id, index])).toEqual([
    ['rail', 0],
    ['time', 1],
  ])
})

it('moves items within their group, which keeps its places among the others', () => {
  const items = ['a', 'x', 'b', 'y', 'c'].map((id) => ({ id }))
  expect(orderWithGroup(items, ['c', 'a', 'b'])).toEqual(['c', 'x', 'a', 'y', 'b'])
})
