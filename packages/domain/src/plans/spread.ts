/** The rest of a product when it is divided, exactly. */
const restOf = (total: number, weight: number, sum: number): number => {
  const product = total * weight
  return product <= Number.MAX_SAFE_INTEGER ? product % sum : Number((BigInt(total) * BigInt(weight)) % BigInt(sum))
}

const wholeOf = (total: number, weight: number, sum: number, rest: number): number => {
  const product = total * weight
  return product <= Number.MAX_SAFE_INTEGER
    ? (product - rest) / sum
    : Number((BigInt(total) * BigInt(weight)) / BigInt(sum))
}

/**
 * Spreads whole units by weight, so that the parts sum to the total: what rounding down leaves goes to the largest
 * remainders, and to the earlier of equal ones. Without any weight everything is in the first part.
 */
export const spread = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0))
  const rests = weights.map((weight) => restOf(total, weight, sum))
  const parts = weights.map((weight, index) => wholeOf(total, weight, sum, rests[index] ?? 0))
  const left = total - parts.reduce((all, part) => all + part, 0)
  // Sorting is stable, so the earlier of equal remainders stays the earlier.
  const byRemainder = [...rests.keys()].sort((one, other) => (rests[other] ?? 0) - (rests[one] ?? 0))
  for (const index of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
