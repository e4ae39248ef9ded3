import type { ItemState } from '@praxis/contract/invoices/invoice-rules'
import type { InvoiceSums } from '@praxis/contract/invoices/invoice-shapes'
import type { LineSums } from '@praxis/domain/invoices/invoice-sums'
import { WHOLE_RATE } from '@praxis/domain/invoices/line-sums'
import { type NetLine, vatGroupKey, vatGroups } from '@praxis/domain/invoices/vat-groups'

interface SummedLine extends NetLine, LineSums {
  readonly state: ItemState
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Items that are billed now: others wait for the next invoice. */
export const isBilledNow = ({ state }: { readonly state: ItemState }): boolean => state !== 'billNextTime'

/** The sums of lines by what each was given: of all lines of an invoice, they are those it is billed with. */
export const sumsOfLines = (lines: readonly SummedLine[]): InvoiceSums => {
  const billed = lines.filter(isBilledNow)
  const vatOf = (key: string) => sumOf(billed.filter((line) => vatGroupKey(line) === key).map(({ vat }) => vat))
  const gross = sumOf(billed.map((line) => line.gross))
  const net = sumOf(billed.map((line) => line.net))
  const vat = sumOf(billed.map((line) => line.vat))
  return {
    ...{ gross, discount: gross - net, net, vat, total: net + vat },
    vatGroups: vatGroups(billed).map((group) => ({
      ...{ vatCategory: group.vatCategory, vatRate: group.vatRate / WHOLE_RATE, net: group.net },
      vat: vatOf(vatGroupKey(group)),
    })),
  }
}
