import type { UninvoicedSums } from '@praxis/contract/invoices/uninvoiced-work'
import { formatDuration } from '@praxis/domain/durations/duration'
import { uninvoicedFigure } from '@praxis/domain/invoices/uninvoiced-figure'
import { formatMoney } from '@praxis/domain/money/money'
import { Figure } from '../../../ui/figures/figure'
import { FigureStrip } from '../../../ui/figures/figure-strip'

/** What is not invoiced yet: one figure for each currency, or what it is made of where there is but one. */
export function UninvoicedStrip({ sums }: { sums: readonly UninvoicedSums[] }) {
  const [first, second] = sums
  if (!first) return null
  return (
    <FigureStrip label="Not invoiced">
      {sums.map((each) => (
        <Figure
          key={each.currency}
          label={second ? `Not invoiced yet, ${each.currency}` : 'Not invoiced yet'}
          value={formatMoney(each.total, each.currency)}
          note={noteOf(each)}
          parts={{ figure: uninvoicedFigure(each) }}
        />
      ))}
      {!second && <Figure label="Time" {...moneyOf(first, 'time')} note={formatDuration(first.seconds)} />}
      {!second && <Figure label="Expenses" {...moneyOf(first, 'expenses')} note="approved, billed to the client" />}
      {!second && <Figure label="Agreements" {...moneyOf(first, 'agreements')} note="due by today" />}
      {!second && <Figure label="On drafts" {...moneyOf(first, 'onDrafts')} note="part of the total" />}
    </FigureStrip>
  )
}

const moneyOf = (sums: UninvoicedSums, name: 'time' | 'expenses' | 'agreements' | 'onDrafts') => ({
  value: formatMoney(sums[name], sums.currency),
})

const noteOf = ({ beforeThisMonth, secondsWithoutRate, currency }: UninvoicedSums): string =>
  [
    `${formatMoney(beforeThisMonth, currency)} before this month`,
    ...(secondsWithoutRate > 0 ? [`excludes ${formatDuration(secondsWithoutRate)} without a rate`] : []),
  ].join(', ')
