import type { VatCategory } from '@praxis/contract/invoices/invoice-rules'
import { roundedQuotient } from '../money/rounded-quotient'

/** What a line of an invoice charges, in whole numbers. */
export interface InvoiceLine {
  /** Ten-thousandths: 15000 is one and a half. */
  readonly quantity: number
  /** Minor units of the invoice’s currency. */
  readonly unitAmount: number
  /** Hundredths of a percent: 10000 is everything. */
  readonly discount: number
  /** Ten-thousandths: 2000 is 20 %. */
  readonly vatRate: number
  readonly vatCategory: VatCategory
}

export const WHOLE_QUANTITY = 10_000
const WHOLE_DISCOUNT = 10_000
export const WHOLE_RATE = 10_000

const wholeQuantity = BigInt(WHOLE_QUANTITY)
const undiscounted = BigInt(WHOLE_QUANTITY) * BigInt(WHOLE_DISCOUNT)

/** What a line comes to before its discount. */
export const grossOf = ({ quantity, unitAmount }: Pick<InvoiceLine, 'quantity' | 'unitAmount'>): number =>
  roundedQuotient(BigInt(quantity) * BigInt(unitAmount), wholeQuantity)

/** What a line comes to without VAT: rounded once, from the exact product. */
export const netOf = ({ quantity, unitAmount, discount }: Omit<InvoiceLine, 'vatRate' | 'vatCategory'>): number =>
  roundedQuotient(BigInt(quantity) * BigInt(unitAmount) * BigInt(WHOLE_DISCOUNT - discount), undiscounted)

/** The VAT on a sum of lines that share a rate. */
export const vatOn = (net: number, vatRate: number): number =>
  roundedQuotient(BigInt(net) * BigInt(vatRate), BigInt(WHOLE_RATE))
