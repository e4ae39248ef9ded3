import { roundedQuotient } from '../money/rounded-quotient'

const WHOLE = 10_000

/** An amount with a mark-up in hundredths of a percent on top. */
export const markedUp = (amount: number, markUp: number): number =>
  roundedQuotient(BigInt(amount) * BigInt(WHOLE + markUp), BigInt(WHOLE))
