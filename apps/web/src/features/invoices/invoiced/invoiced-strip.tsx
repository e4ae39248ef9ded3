import type { Figure as FigureShape } from '@praxis/contract/company/figures'
import type { InvoicedSums } from '@praxis/contract/invoices/invoiced-sums'
import { formatDuration } from '@praxis/domain/durations/duration'
import { draftsFigure, invoicedFigure, openFigure, paidFigure } from '@praxis/domain/invoices/invoiced-figures'
import { uninvoicedFigure } from '@praxis/domain/invoices/uninvoiced-figure'
import { formatMoney } from '@praxis/domain/money/money'
import { Figure } from '../../../ui/figures/figure'
import { FigureStrip } from '../../../ui/figures/figure-strip'
import { INVOICED } from './place-of-invoiced'

interface InvoicedStripProps {
  readonly sums: InvoicedSums
  /** Told where there is one for each currency. */
  readonly inCurrency?: boolean
  /** The figures stand two by two, in a card. */
  readonly narrow?: boolean
}

/** What became of work: invoiced, paid, open, on drafts and not invoiced yet, each with what it is made of. */
export function InvoicedStrip({ sums, inCurrency = false, narrow = false }: InvoicedStripProps) {
  const { currency, overdue, credited, notTold, uninvoiced } = sums
  const money = (amount: number) => formatMoney(amount, currency)
  const shown = (figure: FigureShape) => ({ value: money(figure.value), parts: { figure } })
  const hidden = notTold !== 0 && `excludes ${money(notTold)} you can’t see the payments of`
  const notes = {
    invoiced: credited > 0 ? `without VAT, ${money(credited)} credited` : 'without VAT',
    paid: hidden || shareText(sums.paid, sums.invoiced),
    open: hidden || (overdue > 0 ? `${money(overdue)} overdue` : 'nothing overdue'),
  }
  return (
    <FigureStrip label={inCurrency ? `Invoiced in ${currency}` : 'Invoiced'} narrow={narrow}>
      <Figure label={INVOICED.invoiced} note={notes.invoiced} {...shown(invoicedFigure(sums))} />
      <Figure label={INVOICED.paid} note={notes.paid} {...shown(paidFigure(sums))} />
      <Figure label={INVOICED.open} note={notes.open} {...shown(openFigure(sums))} />
      <Figure label={INVOICED.drafts} note="part of what is not invoiced yet" {...shown(draftsFigure(sums))} />
      <Figure
        label={INVOICED.uninvoiced}
        note={
          uninvoiced.secondsWithoutRate > 0
            ? `excludes ${formatDuration(uninvoiced.secondsWithoutRate)} without a rate`
            : `${money(uninvoiced.beforeThisMonth)} before this month`
        }
        {...shown(uninvoicedFigure(uninvoiced))}
      />
    </FigureStrip>
  )
}

const shareText = (paid: number, invoiced: number): string => {
  if (invoiced === 0) return 'nothing invoiced'
  return paid === invoiced ? 'all of what is invoiced' : 'of what is invoiced'
}
