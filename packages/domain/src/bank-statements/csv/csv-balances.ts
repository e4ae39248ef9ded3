import type { StatementLine } from '../statement'

/** A line and what was on the account after it, where the file says so. */
export interface BalancedLine {
  readonly line: StatementLine
  readonly balance: number | null
}

interface Balances {
  readonly opening: number
  readonly closing: number
  /** The first line whose balance does not follow from the one before. */
  readonly brokenAt: StatementLine | undefined
  readonly breaks: number
}

/** What the balances beside lines come to, taking the lines in the order in which they happened. */
const followed = (lines: readonly BalancedLine[]): Balances | undefined => {
  let moved = 0
  let opening: number | undefined
  let expected = 0
  let brokenAt: StatementLine | undefined
  let breaks = 0
  for (const { line, balance } of lines) {
    moved += line.amount
    expected += line.amount
    if (balance === null) continue
    if (opening === undefined) opening = balance - moved
    else if (expected !== balance) {
      brokenAt ??= line
      breaks++
    }
    expected = balance
  }
  return opening === undefined ? undefined : { opening, closing: expected, brokenAt, breaks }
}

/** The balances before and after all lines. Files begin with the oldest line or with the newest. */
export const balancesOfLines = (lines: readonly BalancedLine[]): Balances | undefined => {
  const [forwards, backwards] = [followed(lines), followed(lines.toReversed())]
  if (!forwards || !backwards) return undefined
  if (forwards.breaks !== backwards.breaks) return forwards.breaks < backwards.breaks ? forwards : backwards
  const [first, last] = [lines[0]?.line.bookedOn ?? '', lines.at(-1)?.line.bookedOn ?? '']
  return first > last ? backwards : forwards
}
