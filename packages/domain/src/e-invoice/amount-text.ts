const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const withThreeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/** How many decimals the minor unit of a currency is, as ISO 4217 says; browsers’ and systems’ own tables differ in some. */
export const decimalsOf = (currency: string): number => {
  if (withoutDecimals.includes(currency)) return 0
  return withThreeDecimals.includes(currency) ? 3 : 2
}

/** An integer that counts parts of ten as a decimal text: 12345 with two decimals is 123.45. */
const decimalText = (value: number, decimals: number): string => {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return `${value < 0 ? '-' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`
}

/** Minor units as e-invoices write them: no symbol, no grouping, all decimals of the currency. */
export const amountText = (minorUnits: number, currency: string): string =>
  decimalText(minorUnits, decimalsOf(currency))

const withoutTrailingZeros = (text: string): string => text.replace(/\.?0+$/, '')

/** Ten-thousandths: 15000 is 1.5. */
export const quantityText = (quantity: number): string => withoutTrailingZeros(decimalText(quantity, 4))

/** Hundredths of a percent: 1750 is 17.5. */
export const percentText = (percent: number): string => withoutTrailingZeros(decimalText(percent, 2))
