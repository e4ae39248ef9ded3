import type { UninvoicedSums } from '@praxis/contract/invoices/uninvoiced-work'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMoney } from '@praxis/domain/money/money'
import { Figure } from '../../../ui/figures/figure'
import { FigureStrip } from '../../../ui/figures/figure-strip'
import { uninvoicedFigure } from '../uninvoiced-figure'

/** What is not invoiced yet, and what it is made of, in one currency. */
export function UninvoicedStrip({ sums }: { sums: UninvoicedSums }) {
  const { currency, secondsWithoutRate } = sums
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <FigureStrip label={`Not invoiced in ${currency}`}>
      <Figure
        label="Not invoiced yet"
        value={money(sums.total)}
        note={`${money(sums.beforeThisMonth)} before this month`}
        parts={{ figure: uninvoicedFigure(sums) }}
      />
      <Figure
        label="Time"
        value={money(sums.time)}
        note={
          secondsWithoutRate > 0
            ? `${formatDuration(sums.seconds)}, and ${formatDuration(secondsWithoutRate)} without a rate`
            : formatDuration(sums.seconds)
        }
      />
      <Figure label="Expenses" value={money(sums.expenses)} note="approved, billed to the client" />
      <Figure label="Agreements" value={money(sums.agreements)} note="due by today" />
      <Figure
        label="On drafts"
        value={money(sums.onDrafts)}
        note={sums.waitingItems > 0 ? `${money(sums.waitingItems)} left by earlier invoices` : 'part of the total'}
      />
    </FigureStrip>
  )
}
