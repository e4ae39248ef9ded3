/** Expenses by the rules as they are written, in fractions of whole numbers: it shares no line with what it checks. */
interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

const of = (top: number | bigint, bottom: number | bigint = 1): Fraction => ({
  top: BigInt(top),
  bottom: BigInt(bottom),
})
const times = (one: Fraction, other: Fraction): Fraction => of(one.top * other.top, one.bottom * other.bottom)
const over = (one: Fraction, other: Fraction): Fraction => of(one.top * other.bottom, one.bottom * other.top)

const decimal = (text: string): Fraction => {
  let read = of(0)
  let isBehindPoint = false
  for (const character of text) {
    if (character === '.') isBehindPoint = true
    else read = of(read.top * 10n + BigInt(character), isBehindPoint ? read.bottom * 10n : read.bottom)
  }
  return read
}

const nearest = ({ top, bottom }: Fraction): bigint => {
  if (top < 0n) return -nearest(of(-top, bottom))
  const whole = top / bottom
  const rest = top - whole * bottom
  return rest + rest >= bottom ? whole + 1n : whole
}

const HUNDRED_MILLION = of(100_000_000)

export const slowRate = (fromPerEuro: string, toPerEuro: string): bigint =>
  nearest(times(over(decimal(toPerEuro), decimal(fromPerEuro)), HUNDRED_MILLION))

export const slowConverted = (amount: number, fromPerEuro: string, toPerEuro: string): bigint =>
  nearest(over(times(of(amount), of(slowRate(fromPerEuro, toPerEuro))), HUNDRED_MILLION))

export const slowVat = (gross: number, vatRate: number): bigint => {
  const rate = of(vatRate, 10_000)
  return nearest(over(times(of(gross), rate), of(rate.top + rate.bottom, rate.bottom)))
}

export const slowTenths = (metres: number, unit: 'metric' | 'imperial'): bigint =>
  nearest(times(over(of(metres), unit === 'metric' ? of(1000) : decimal('1609.344')), of(10)))

export const slowMileage = (metres: number, unit: 'metric' | 'imperial', rate: number): bigint =>
  nearest(times(of(slowTenths(metres, unit), 10), of(rate)))
