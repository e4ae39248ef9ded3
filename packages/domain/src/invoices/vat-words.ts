import type { ExemptionReasons } from '@praxis/contract/company/invoice-settings'
import type { VatCategory } from '@praxis/contract/invoices/invoice-rules'
import { demandsOf } from '../e-invoice/demands-of-country'
import { vatCategories } from '../e-invoice/vat-categories'

/** Why nothing is charged: the company’s own words, else those that its country wants. Charged VAT needs none. */
export const exemptionWords = (category: VatCategory, reasons: ExemptionReasons, country: string): string => {
  if (category === 'standard') return ''
  if (reasons[category] !== '') return reasons[category]
  if (category === 'reverseCharge') return demandsOf(country).reverseChargeWords
  return vatCategories[category].exemption?.reason ?? ''
}

const names: Record<VatCategory, string> = {
  standard: 'VAT',
  zero: 'Zero-rated',
  exempt: 'Exempt from VAT',
  reverseCharge: 'Reverse charge',
  outside: 'Outside the scope of VAT',
}

/** 2000 is '20%' and 1750 '17.5%'. */
export const rateText = (vatRate: number): string => `${vatRate / 100}%`

/** How a line of the VAT summary is called. */
export const vatGroupName = (category: VatCategory, vatRate: number): string =>
  category === 'standard' ? `${names.standard} ${rateText(vatRate)}` : names[category]
