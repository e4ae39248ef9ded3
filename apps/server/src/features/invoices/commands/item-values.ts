import type { VatCategory } from '@praxis/contract/invoices/invoice-rules'
import { WHOLE_QUANTITY, WHOLE_RATE } from '@praxis/domain/invoices/line-sums'
import { invalidField } from '../../../platform/refusal'
import type { UsualVat } from '../queries/invoiceable-projects'

const HUNDREDTHS = 100

/** The exact numbers behind what has up to four, two and four decimals on the wire. */
export const quantityOf = (quantity: number): number => Math.round(quantity * WHOLE_QUANTITY)
export const discountOf = (discountRate: number): number => Math.round(discountRate * HUNDREDTHS)
const rateOf = (vatRate: number): number => Math.round(vatRate * WHOLE_RATE)

interface GivenVat {
  readonly vatRate?: number | undefined
  readonly vatCategory?: VatCategory | undefined
}

const categoryOfRate = (rate: number, before: VatCategory): VatCategory => {
  if (rate > 0) return 'standard'
  return before === 'standard' ? 'zero' : before
}

/** A rate above nothing is the standard one, and no other is: what is given decides what is not. */
export const vatOfItem = ({ vatRate, vatCategory }: GivenVat, before: UsualVat): UsualVat => {
  if (vatRate === undefined && vatCategory === undefined) {
    return { vatRate: before.vatRate, vatCategory: before.vatCategory }
  }
  if (vatRate !== undefined && vatCategory === undefined) {
    const rate = rateOf(vatRate)
    return { vatRate: rate, vatCategory: categoryOfRate(rate, before.vatCategory) }
  }
  const category = vatCategory ?? before.vatCategory
  const rate = vatRate === undefined ? (category === 'standard' ? before.vatRate : 0) : rateOf(vatRate)
  if ((category === 'standard') !== rate > 0)
    throw invalidField(
      'vatRate',
      category === 'standard' ? 'Enter a rate above 0' : 'Enter 0, or choose the standard rate',
    )
  return { vatRate: rate, vatCategory: category }
}
