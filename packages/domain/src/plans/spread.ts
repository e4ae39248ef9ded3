/** How often a sum goes into a product, and what is left of it, exactly. */
const divided = (total: number, weight: number, sum: number): { whole: number; rest: number } => {
  const product = total * weight
  if (product > Number.MAX_SAFE_INTEGER) {
    const exact = BigInt(total) * BigInt(weight)
    return { whole: Number(exact / BigInt(sum)), rest: Number(exact % BigInt(sum)) }
  }
  // The quotient of large numbers may be rounded up to the next whole one.
  const nearly = Math.floor(product / sum)
  const whole = nearly * sum > product ? nearly - 1 : nearly
  return { whole, rest: product - whole * sum }
}

/**
 * Spreads whole units by weight, so that the parts sum to the total: what rounding down leaves goes to the largest
 * remainders, and to the earlier of equal ones. Without any weight everything is in the first part.
 */
export const spread = (total: number, weights: readonly number[]): number[] => {
  let sum = 0
  for (const weight of weights) sum += weight
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0))
  const rests = new Float64Array(weights.length)
  let left = total
  const parts = weights.map((weight, index) => {
    const { whole, rest } = divided(total, weight, sum)
    rests[index] = rest
    left -= whole
    return whole
  })
  // Whoever has more than the last to get a unit gets one too: numbers are sorted faster than their places.
  const last = rests.toSorted()[rests.length - left] ?? sum
  let ofEqual = left
  for (const rest of rests) if (rest > last) ofEqual -= 1
  return parts.map((part, index) => {
    const rest = rests[index] ?? 0
    if (rest < last || (rest === last && ofEqual === 0)) return part
    if (rest === last) ofEqual -= 1
    return part + 1
  })
}
