import { type InvoiceSums, type LineSums, summedUp } from './invoice-sums'
import { grossOf, type InvoiceLine, netOf } from './line-sums'
import { type VatGroup, vatGroupKey, vatGroups } from './vat-groups'

/** A line of a billed invoice with what it came to, and what earlier credit notes took back of it. */
export interface CreditableLine extends InvoiceLine, Omit<LineSums, 'vat'> {
  readonly credited: { readonly quantity: number; readonly gross: number; readonly net: number }
}

export interface CreditableInvoice {
  readonly lines: readonly CreditableLine[]
  /** The VAT the invoice was billed with. */
  readonly groups: readonly VatGroup[]
  /** What earlier credit notes took back of it. */
  readonly creditedGroups: readonly VatGroup[]
}

/** How much is left to credit of a line, in ten-thousandths. */
export const leftToCredit = ({ quantity, credited }: Pick<CreditableLine, 'quantity' | 'credited'>): number =>
  quantity - credited.quantity

/** Whether a quantity can be credited: it goes the way the line went, and no further than what is left of it. */
export const isCreditable = (line: Pick<CreditableLine, 'quantity' | 'credited'>, quantity: number): boolean => {
  const left = leftToCredit(line)
  return quantity !== 0 && Math.sign(quantity) === Math.sign(left) && Math.abs(quantity) <= Math.abs(left)
}

/** No further than what is left, and never the other way. */
const within = (left: number, amount: number): number =>
  left < 0 ? Math.min(0, Math.max(left, amount)) : Math.max(0, Math.min(left, amount))

/** The credit that closes a line takes what rounding has left of it. */
const creditedLine = (line: CreditableLine, quantity: number) => {
  const gross = line.gross - line.credited.gross
  const net = line.net - line.credited.net
  if (quantity === leftToCredit(line)) return { ...line, quantity, gross, net }
  const part = { ...line, quantity }
  return { ...part, gross: within(gross, grossOf(part)), net: within(net, netOf(part)) }
}

const vatOf = (groups: readonly VatGroup[], key: string): number =>
  groups.find((group) => vatGroupKey(group) === key)?.vat ?? 0

/**
 * The sums of a credit note that takes back a quantity of each line, nothing of most. The credit that closes the last
 * line of a VAT rate takes what is left of its VAT, so that all credit notes of an invoice add up to it.
 */
export const creditSums = (invoice: CreditableInvoice, quantities: readonly number[]): InvoiceSums => {
  const credited = invoice.lines.map((line, index) => creditedLine(line, quantities[index] ?? 0))
  const open = new Set(
    invoice.lines.flatMap((line, index) =>
      (quantities[index] ?? 0) === leftToCredit(line) ? [] : [vatGroupKey(line)],
    ),
  )
  const lines = credited.filter(({ quantity }) => quantity !== 0)
  const groups = vatGroups(lines).map((group) => {
    const key = vatGroupKey(group)
    const left = vatOf(invoice.groups, key) - vatOf(invoice.creditedGroups, key)
    return { ...group, vat: open.has(key) ? within(left, group.vat) : left }
  })
  return summedUp(lines, groups)
}
