import { roundedQuotient } from '../money/rounded-quotient'
import { grossOf, WHOLE_QUANTITY } from './line-sums'

export interface Charged {
  readonly quantity: number
  readonly unitAmount: number
}

/**
 * What is carried to the next invoice of an item that is billed in part: before any discount, so that a discount on one
 * part gives nothing away of the other. Time stays a quantity at its rate where that comes to the same amount; whatever
 * else is one amount. Nothing is left where as much or more is billed than there was.
 */
export const restOfItem = (original: Charged, billed: Charged, isTime: boolean): Charged | undefined => {
  const rest = grossOf(original) - grossOf(billed)
  if (rest <= 0) return undefined
  const { unitAmount } = original
  if (isTime && unitAmount > 0) {
    const quantity = roundedQuotient(BigInt(rest) * BigInt(WHOLE_QUANTITY), BigInt(unitAmount))
    if (grossOf({ quantity, unitAmount }) === rest) return { quantity, unitAmount }
  }
  return { quantity: WHOLE_QUANTITY, unitAmount: rest }
}
