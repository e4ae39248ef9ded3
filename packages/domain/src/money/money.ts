import type { Currency } from '@praxis/contract/protocol/values'

const DEFAULT_CURRENCY: Currency = 'GBP'

const LOCALES: Record<Currency, string> = { GBP: 'en-GB', ZAR: 'en-ZA', EUR: 'en-IE', USD: 'en-US' }

const formats = new Map<Currency, Intl.NumberFormat>()

// Making a format costs a hundred times what using it does, and tables use it per row.
const formatOf = (currency: Currency): Intl.NumberFormat => {
  const known = formats.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat(LOCALES[currency], { style: 'currency', currency })
  formats.set(currency, made)
  return made
}

const plainTextOf = (minorUnits: number): `${number}` => {
  const digits = Math.abs(minorUnits).toString().padStart(3, '0')
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
}

/** 124050 in GBP becomes '£1,240.50', written as the currency's own country writes it. */
export const formatMoney = (minorUnits: number, currency: Currency = DEFAULT_CURRENCY): string =>
  formatOf(currency).format(plainTextOf(minorUnits))

const wholeFormats = new Map<Currency, Intl.NumberFormat>()
const wholeFormatOf = (currency: Currency): Intl.NumberFormat => {
  const known = wholeFormats.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat(LOCALES[currency], { style: 'currency', currency, maximumFractionDigits: 0 })
  wholeFormats.set(currency, made)
  return made
}

/** Rounds to the nearest whole unit, half away from zero. */
export const inWholeUnits = (minorUnits: number): number =>
  Math.sign(minorUnits) * Math.round(Math.abs(minorUnits) / 100) + 0

/** 15738625 becomes '£157,386': sums that are compared with each other need no pence. */
export const formatWholeMoney = (minorUnits: number, currency: Currency = DEFAULT_CURRENCY): string =>
  wholeFormatOf(currency).format(inWholeUnits(minorUnits))

/** One number of decimals for amounts in a column: none when all of them are whole. */
export const moneyOfColumn = (
  amounts: readonly number[],
  currency: Currency = DEFAULT_CURRENCY,
): ((minorUnits: number) => string) => {
  const isWhole = amounts.every((amount) => amount % 100 === 0)
  return (minorUnits) => (isWhole ? formatWholeMoney : formatMoney)(minorUnits, currency)
}

/** An amount as text to edit: '1240.50'. */
export const enteredTextOfMoney = (minorUnits: number): string => plainTextOf(minorUnits)

const ENTERED_MONEY = /^([+-])?(?:[£$€R]\s*)?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/

/**
 * An amount as typed, in minor units. It is rounded half away from zero on the digits themselves: 1.005 is 1.01 here
 * and 1.00 in floats. Undefined when the text is no amount, or one too large to hold exactly.
 */
export const moneyFromEnteredText = (text: string): number | undefined => {
  const match = ENTERED_MONEY.exec(text.trim())
  if (!match) return undefined
  const [, sign, whole = '', decimals = ''] = match
  if (whole === '' && decimals === '') return undefined
  const digits = `${whole.replaceAll(',', '')}${decimals.slice(0, 2).padEnd(2, '0')}`
  const minorUnits = Number(digits) + (decimals.charAt(2) >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(minorUnits)) return undefined
  return sign === '-' && minorUnits !== 0 ? -minorUnits : minorUnits
}

export const currencySymbol = (currency: Currency = DEFAULT_CURRENCY): string =>
  formatOf(currency)
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency
