import { grossOf, type InvoiceLine, netOf } from './line-sums'
import { type NetLine, type VatGroup, vatGroups, vatOfLines } from './vat-groups'

export interface LineSums {
  readonly gross: number
  readonly net: number
  readonly vat: number
}

export interface InvoiceSums {
  /** In the order of the lines they belong to. */
  readonly lines: readonly LineSums[]
  readonly groups: readonly VatGroup[]
  readonly gross: number
  readonly discount: number
  readonly net: number
  readonly vat: number
  readonly total: number
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** The sums of lines that are worked out, with the VAT of their groups. */
export const summedUp = (
  lines: readonly (NetLine & Pick<LineSums, 'gross'>)[],
  groups: readonly VatGroup[],
): InvoiceSums => {
  const vats = vatOfLines(lines, groups)
  const gross = sumOf(lines.map((line) => line.gross))
  const net = sumOf(lines.map((line) => line.net))
  const vat = sumOf(groups.map((group) => group.vat))
  return {
    lines: lines.map((line, index) => ({ gross: line.gross, net: line.net, vat: vats[index] ?? 0 })),
    groups,
    gross,
    discount: gross - net,
    net,
    vat,
    total: net + vat,
  }
}

/** The sums of an invoice: whatever stands on it adds up to them. Items to be billed next time are none of its lines. */
export const invoiceSums = (lines: readonly InvoiceLine[]): InvoiceSums => {
  const charged = lines.map((line) => ({ ...line, gross: grossOf(line), net: netOf(line) }))
  return summedUp(charged, vatGroups(charged))
}
