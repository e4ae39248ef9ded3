import { roundedQuotient } from '../money/rounded-quotient'

const WHOLE = 10_000

/** The VAT within what was paid, in minor units; the rate is in ten-thousandths, so that 2000 is 20 %. */
export const containedVat = (gross: number, vatRate: number): number =>
  roundedQuotient(BigInt(gross) * BigInt(vatRate), BigInt(WHOLE + vatRate))
