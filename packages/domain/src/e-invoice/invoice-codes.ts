import type { EInvoice, EInvoiceUnit } from './e-invoice'
import { isBlank } from './xml'

/** UN/ECE Recommendation 20. */
export const unitCodes: Record<EInvoiceUnit, string> = {
  hour: 'HUR',
  day: 'DAY',
  month: 'MON',
  item: 'C62',
  kilometre: 'KMT',
  mile: 'SMI',
}

/** Why less is asked than quantity x price (UNCL 5189). */
export const discountReason = { code: '95', words: 'Discount' }

const CREDIT_TRANSFER = '30'
const SEPA_CREDIT_TRANSFER = '58'

/** How it is paid (UNCL 4461). All accounts of an invoice share one code, so it is SEPA only if each of them is. */
export const paymentMeansCode = ({ currency, payment }: Pick<EInvoice, 'currency' | 'payment'>): string =>
  currency === 'EUR' && payment.accounts.every(({ iban }) => !isBlank(iban)) ? SEPA_CREDIT_TRANSFER : CREDIT_TRANSFER
