import type { Figure } from '@praxis/contract/company/figures'
import type { UninvoicedSums } from '@praxis/contract/invoices/uninvoiced-work'
import { formatDuration } from '@praxis/domain/durations/duration'

/** What is not invoiced yet, by what it is made of. */
export function uninvoicedFigure(sums: UninvoicedSums): Figure {
  const { currency, seconds, secondsWithoutRate } = sums
  const part = (id: string, label: string, value: number, detail: string | null = null) => ({
    ...{ id, label, detail, value },
    records: null,
  })
  return {
    unit: 'money',
    currency,
    value: sums.total,
    parts: [
      part('time', 'Time', sums.time, formatDuration(seconds)),
      part('expenses', 'Expenses billed to the client', sums.expenses),
      part('agreements', 'Agreements that are due', sums.agreements),
      part('waitingItems', 'Left by earlier invoices', sums.waitingItems),
    ].filter(({ id, value }) => id === 'time' || value !== 0),
    leftOut:
      secondsWithoutRate > 0
        ? [{ reason: 'notCounted', label: `${formatDuration(secondsWithoutRate)} without a rate`, value: null }]
        : [],
    isPartial: false,
  }
}
