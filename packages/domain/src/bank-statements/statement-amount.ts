import { LARGEST_STATEMENT_AMOUNT } from './statement-limits'

const WITHOUT_DECIMALS = new Set(
  ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV'].concat([
    ...['XAF', 'XOF', 'XPF'],
  ]),
)
const WITH_THREE_DECIMALS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

/** How many decimals the minor units of a currency are, as ISO 4217 says. */
const decimalsOf = (currency: string): number => {
  if (WITHOUT_DECIMALS.has(currency)) return 0
  return WITH_THREE_DECIMALS.has(currency) ? 3 : 2
}

export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text)

/**
 * Minor units of digits before and after the decimal mark. Undefined where the currency has no such small units, as
 * nothing is rounded, or the amount is larger than any that is read.
 */
export const minorUnitsOf = (whole: string, decimals: string, currency: string): number | undefined => {
  const places = decimalsOf(currency)
  if (/[^0]/.test(decimals.slice(places))) return undefined
  const minorUnits = Number(whole + decimals.slice(0, places).padEnd(places, '0'))
  return minorUnits <= LARGEST_STATEMENT_AMOUNT ? minorUnits : undefined
}

/** An amount in a message: 'EUR -12.50'. */
export const amountInWords = (minorUnits: number, currency: string): string => {
  const places = decimalsOf(currency)
  const digits = String(Math.abs(minorUnits)).padStart(places + 1, '0')
  const point = digits.length - places
  const decimals = places > 0 ? `.${digits.slice(point)}` : ''
  return `${currency} ${minorUnits < 0 ? '-' : ''}${digits.slice(0, point)}${decimals}`
}
