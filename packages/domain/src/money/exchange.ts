import { type Day, daysBetween } from '../calendar/day'
import { roundedQuotient } from './rounded-quotient'

/** What one unit of a currency is in another, in hundred-millionths: 87_120_000 is 0.8712. */
export type ExchangeRate = number

const DECIMALS = 8
const ONE = 10n ** BigInt(DECIMALS)
const DAYS_UNTIL_OLD = 7

/** A decimal text as a fraction of whole numbers, as floats would not hold it exactly. */
const fractionOf = (decimal: string): readonly [numerator: bigint, denominator: bigint] => {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  const numerator = BigInt(whole + decimals)
  if (numerator === 0n) throw new RangeError(`Not a rate: ${decimal}`)
  return [numerator, 10n ** BigInt(decimals.length)]
}

/** The rate between two currencies by what a euro is in each of them, which is '1' for the euro. */
export const crossRate = (fromPerEuro: string, toPerEuro: string): ExchangeRate => {
  const [from, fromScale] = fractionOf(fromPerEuro)
  const [to, toScale] = fractionOf(toPerEuro)
  return roundedQuotient(to * fromScale * ONE, from * toScale)
}

/** Minor units of one currency in those of another, rounded once and half away from zero. */
export const converted = (amount: number, rate: ExchangeRate): number =>
  roundedQuotient(BigInt(amount) * BigInt(rate), ONE)

/** A rate with all of its decimals: '0.87120000'. */
export const rateText = (rate: ExchangeRate): string => {
  const digits = String(rate).padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}

/** Whether the last rate before a day was published so long ago that people should know. */
export const isOldRate = (day: Day, publishedOn: Day): boolean => daysBetween(publishedOn, day) > DAYS_UNTIL_OLD
