import type { Retainer } from '@praxis/contract/plans/agreements'
import type { Day } from '../calendar/day'
import { retainerLedger, type UsedTime } from '../plans/retainer-ledger'

/** Charged time, also what still waits for approval: hours of a retainer are used as they are worked. */
export interface RetainedTime extends UsedTime {
  readonly id: string
  /** How much of it is on an invoice already; nothing of other time. */
  readonly invoiced?: number
}

const newestFirst = (one: RetainedTime, other: RetainedTime): number => {
  if (one.day !== other.day) return one.day < other.day ? 1 : -1
  return one.id < other.id ? 1 : -1
}

/**
 * How many seconds of each row of time a retainer does not cover, so that they are charged by the hour. The hours that
 * were bought cover the first work of a period; what lies on days of no period is not covered at all. What is on an
 * invoice already stays there, whatever was logged since: only the rest is given to other rows.
 */
export const secondsBeyondRetainer = (
  firstDay: Day,
  retainer: Retainer,
  rows: readonly RetainedTime[],
  today: Day,
): Map<string, number> => {
  const beyond = new Map(rows.map(({ id, seconds, invoiced }) => [id, invoiced ?? seconds]))
  for (const period of retainerLedger(firstDay, retainer, rows, today)) {
    const ofPeriod = rows.filter(({ day }) => day >= period.startDate && day <= period.endDate)
    let left = period.overage - ofPeriod.reduce((sum, { invoiced = 0 }) => sum + invoiced, 0)
    for (const { id, seconds } of ofPeriod.filter(({ invoiced }) => invoiced === undefined).sort(newestFirst)) {
      const uncovered = Math.max(0, Math.min(left, seconds))
      beyond.set(id, uncovered)
      left -= uncovered
    }
  }
  return beyond
}
