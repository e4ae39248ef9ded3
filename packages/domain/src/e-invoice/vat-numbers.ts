import { isCountry } from '../companies/country'
import type { EInvoice } from './e-invoice'

/** Greece and Northern Ireland have letters of their own in VAT numbers. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country)

const hasPrefix = (vatNumber: string): boolean => {
  const prefix = vatNumber.slice(0, 2)
  return isCountry(prefix) || prefix === 'EL' || prefix === 'XI'
}

/** With letters of a country before it and some characters behind them. */
export const isFullVatNumber = (vatNumber: string): boolean =>
  /^[A-Z]{2}[A-Z0-9+*]{2,}$/.test(vatNumber) && hasPrefix(vatNumber)

/**
 * A VAT number as people enter it, often without its country and with spaces, as e-invoices need it; empty stays empty. One
 * that names a country keeps it, as a company may be registered elsewhere.
 */
export const fullVatNumber = (entered: string, country: string): string => {
  const tidy = entered.toUpperCase().replace(/[^A-Z0-9+*]/g, '')
  return tidy === '' || isFullVatNumber(tidy) ? tidy : `${prefixOf(country)}${tidy}`
}

/** An invoice for what VAT knows nothing of must not name VAT numbers. */
export const namesVatNumbers = ({ vatGroups }: Pick<EInvoice, 'vatGroups'>): boolean =>
  vatGroups.every(({ category }) => category !== 'outside')
