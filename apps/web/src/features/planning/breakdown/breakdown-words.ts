import type { PlanningBreakdown } from '@praxis/contract/planning/targetable-planning'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatWholeMoney } from '@praxis/domain/money/money'

/** A fraction as a percentage with one decimal; a dash without one. */
export const marginText = (margin: number | null | undefined): string =>
  margin === null || margin === undefined
    ? '–'
    : margin.toLocaleString('en-GB', { style: 'percent', maximumFractionDigits: 1 })

/** What all of it comes to, in a line. */
export function totalWords({ seconds, charge, cost, margin, currency }: PlanningBreakdown): string {
  const time = `${formatDuration(seconds)} booked`
  if (charge === undefined || cost === undefined) return time
  const money = `${formatWholeMoney(charge, currency)} charge, ${formatWholeMoney(cost, currency)} cost`
  return `${time}, ${money}, ${marginText(margin)} margin`
}
