import { roundedQuotient } from '../money/rounded-quotient'

/** What a claim comes to, each in minor units of its own currency. */
export interface ClaimAmounts {
  readonly amount: number
  readonly convertedAmount: number
  readonly vatAmount: number
  readonly netInProject: number
}

/**
 * What taking back a part of a claim comes to, below nothing. Each part is what was taken back with it less what was before, so
 * that all parts together are exactly the claim, however it was divided.
 */
export const counterAmounts = (claim: ClaimAmounts, takenBefore: number, amount: number): ClaimAmounts => {
  const upTo = (whole: number, taken: number): number =>
    roundedQuotient(BigInt(whole) * BigInt(taken), BigInt(claim.amount))
  const partOf = (whole: number): number => upTo(whole, takenBefore) - upTo(whole, takenBefore + amount)
  return {
    amount: -amount,
    convertedAmount: partOf(claim.convertedAmount),
    vatAmount: partOf(claim.vatAmount),
    netInProject: partOf(claim.netInProject),
  }
}
