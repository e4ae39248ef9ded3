import type { Invoice, InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import { expect } from 'vitest'
import { groupsByKey } from '../../../platform/grouped'

/** Half away from zero, on exact fractions of what stands on the wire. */
const rounded = (numerator: bigint, denominator: bigint): number => {
  const isNegative = numerator < 0n
  const doubled = 2n * (isNegative ? -numerator : numerator) + denominator
  const whole = Number(doubled / (2n * denominator))
  return isNegative ? -whole : whole
}

const parts = (value: number, scale: number): bigint => BigInt(Math.round(value * scale))

const netOf = ({ quantity, unitAmount, discountRate }: InvoiceItem): number =>
  rounded(parts(quantity, 10_000) * BigInt(unitAmount) * (10_000n - parts(discountRate, 100)), 10_000n * 10_000n)

/** Recounts an invoice from the values of its lines alone, and expects every sum that it shows. */
export const expectSums = ({ items, sums, groupedItems, waiting }: Invoice): void => {
  const billed = items.filter(({ state }) => state !== 'billNextTime')
  for (const item of items) {
    expect(item.subtotal).toBe(netOf(item))
    expect(item.total).toBe(item.subtotal + item.vat)
  }
  const groups = groupsByKey(billed, ({ vatCategory, vatRate }) => `${vatCategory} ${vatRate}`)
  expect(sums.vatGroups).toHaveLength(groups.size)
  for (const { vatCategory, vatRate, net, vat } of sums.vatGroups) {
    const lines = groups.get(`${vatCategory} ${vatRate}`) ?? []
    expect(net).toBe(lines.reduce((sum, line) => sum + netOf(line), 0))
    expect(vat).toBe(rounded(BigInt(net) * parts(vatRate, 10_000), 10_000n))
    expect(vat).toBe(lines.reduce((sum, line) => sum + line.vat, 0))
  }
  const net = billed.reduce((sum, item) => sum + netOf(item), 0)
  const vat = sums.vatGroups.reduce((sum, group) => sum + group.vat, 0)
  expect(sums).toMatchObject({ net, vat, total: net + vat, discount: sums.gross - net })
  expect(groupedItems.reduce((sum, { subtotal }) => sum + subtotal, 0)).toBe(net)
  expect(waiting.subtotal).toBe(
    items.filter((item) => !billed.includes(item)).reduce((sum, item) => sum + netOf(item), 0),
  )
}
