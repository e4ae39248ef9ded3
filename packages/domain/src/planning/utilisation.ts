import { roundedQuotient } from '../money/rounded-quotient'

const HUNDREDTHS_OF_PERCENT = 10_000n
const LEAST_PERCENT = 80
const MOST_PERCENT = 110

/** What is booked of the capacity, in percent with two decimals; null without capacity, of which nothing is a share. */
export const utilisation = (booked: number, capacity: number): number | null =>
  capacity === 0 ? null : roundedQuotient(BigInt(booked) * HUNDREDTHS_OF_PERCENT, BigInt(capacity)) / 100

/** Whether somebody has too little or too much to do to go unnoticed; nobody without capacity has. */
export const utilisationAlert = (booked: number, capacity: number): 'under' | 'over' | undefined => {
  if (capacity === 0) return undefined
  if (booked * 100 < capacity * LEAST_PERCENT) return 'under'
  return booked * 100 > capacity * MOST_PERCENT ? 'over' : undefined
}
