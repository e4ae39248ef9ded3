const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)

/** The nearest whole number to a quotient, half away from zero; the denominator is above nothing. */
export const roundedQuotient = (numerator: bigint, denominator: bigint): number => {
  const rounded = (2n * magnitude(numerator) + denominator) / (2n * denominator)
  return Number(numerator < 0n ? -rounded : rounded)
}
