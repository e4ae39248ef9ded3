import { roundedQuotient } from '../money/rounded-quotient'
import { decimalsOf } from './amount-text'

/** Quantities, rates and percentages count ten-thousandths, so what an amount is multiplied with one of them does too. */
const PARTS = 10_000n

export const productOf = (amount: number, tenThousandths: number): bigint => BigInt(amount) * BigInt(tenThousandths)

export const isRounded = (product: bigint, amount: number): boolean => amount === roundedQuotient(product, PARTS)

/** Whether an amount is as near to a product as receivers bear, in hundredths of the currency’s unit. */
export const isNear = (product: bigint, amount: number, currency: string, hundredths: number): boolean => {
  const difference = product - BigInt(amount) * PARTS
  const borne = (BigInt(hundredths) * 10n ** BigInt(decimalsOf(currency)) * PARTS) / 100n
  return (difference < 0n ? -difference : difference) <= borne
}
