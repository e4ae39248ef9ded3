import type { MatchTarget } from './match-target'

/** How far sums are looked for: among the oldest, of a few at once, and so many steps at most. */
const OLDEST = 16
const MOST_AT_ONCE = 6
const MOST_STEPS = 1_500

export interface Sum {
  readonly targets: readonly MatchTarget[]
  /** No other sum was found, and all were looked at. */
  readonly isOnly: boolean
}

/** The whole list, or its oldest: what people pay who pay several. */
const oldestWithSum = (targets: readonly MatchTarget[], amount: number): readonly MatchTarget[] | undefined => {
  let sum = 0
  for (const [index, { open }] of targets.entries()) {
    sum += open
    if (sum === amount && index > 0) return targets.slice(0, index + 1)
    if (sum > amount) return undefined
  }
  return undefined
}

/**
 * Several targets, at least two, whose open amounts come to an amount exactly. There are as many sums as there are
 * ways to choose, so the search is cut short: what it misses, a person finds.
 */
export const sumOfSeveral = (targets: readonly MatchTarget[], amount: number): Sum | undefined => {
  const looked = targets.slice(0, OLDEST).filter(({ open }) => open < amount)
  const largestFirst = looked.toSorted((one, other) => other.open - one.open)
  /** What all from a place on come to, beyond which no choice can reach. */
  const rests: number[] = []
  for (let index = largestFirst.length - 1, rest = 0; index >= 0; index--) {
    rest += largestFirst[index]?.open ?? 0
    rests[index] = rest
  }
  const sums: MatchTarget[][] = []
  let steps = 0
  const chosen: MatchTarget[] = []
  // As deep as sums are long, not as there are targets.
  const choose = (from: number, left: number): void => {
    for (let index = from; index < largestFirst.length && sums.length < 2 && steps < MOST_STEPS; index++) {
      steps++
      const target = largestFirst[index]
      if (!target || (rests[index] ?? 0) < left) return
      if (target.open > left) continue
      chosen.push(target)
      if (target.open === left) sums.push([...chosen])
      else if (chosen.length < MOST_AT_ONCE) choose(index + 1, left - target.open)
      chosen.pop()
    }
  }
  choose(0, amount)
  const usual = oldestWithSum(targets, amount)
  const found = usual ?? sums[0]
  if (!found) return undefined
  const others = sums.filter((sum) => sum.length !== found.length || sum.some((target) => !found.includes(target)))
  const wereAllLookedAt = steps < MOST_STEPS && looked.length === targets.length
  const chosenOnes = new Set(found)
  return {
    targets: targets.filter((target) => chosenOnes.has(target)),
    isOnly: others.length === 0 && wereAllLookedAt,
  }
}
