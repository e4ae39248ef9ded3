import type { Figure } from '@praxis/contract/company/figures'
import type { UninvoicedSums } from '@praxis/contract/invoices/uninvoiced-work'
import { formatDuration } from '../durations/duration'
import { figureOf } from '../figures/figure'

/** What is not invoiced yet, by what it is made of. */
export const uninvoicedFigure = (sums: UninvoicedSums): Figure => {
  const { currency, seconds, secondsWithoutRate } = sums
  const parts = [
    { id: 'time', label: 'Time', detail: formatDuration(seconds), value: sums.time },
    { id: 'expenses', label: 'Expenses billed to the client', value: sums.expenses },
    { id: 'agreements', label: 'Agreements that are due', value: sums.agreements },
    { id: 'waitingItems', label: 'Left by earlier invoices', value: sums.waitingItems },
  ]
  return figureOf(
    { unit: 'money', currency },
    parts.filter(({ id, value }) => id === 'time' || value !== 0),
    secondsWithoutRate > 0
      ? [{ reason: 'notCounted', label: `${formatDuration(secondsWithoutRate)} without a rate`, value: null }]
      : [],
  )
}
