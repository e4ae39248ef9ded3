import type { FigurePart, Figure as FigureShape } from '@praxis/contract/company/figures'
import type { InvoiceState } from '@praxis/contract/invoices/invoice-rules'
import type { UninvoicedSums } from '@praxis/contract/invoices/uninvoiced-work'
import type { Currency } from '@praxis/contract/protocol/values'
import { daysBetween, formatDay } from '@praxis/domain/calendar/day'
import { uninvoicedFigure } from '@praxis/domain/invoices/uninvoiced-figure'
import { formatMoney } from '@praxis/domain/money/money'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Figure } from '../../../ui/figures/figure'
import { FigureStrip } from '../../../ui/figures/figure-strip'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { INVOICES } from '../invoice-link'
import { invoicesText, STATES } from '../invoice-words'
import type { InvoiceListSearch } from './invoice-list-search'
import { type CurrencySum, type StateSum, sumsByCurrency } from './state-sums'

interface InvoiceStripProps {
  readonly sums: readonly StateSum[] | undefined
  /** Absent while it is counted. */
  readonly uninvoiced: readonly UninvoicedSums[] | undefined
  readonly search: InvoiceListSearch
  readonly today: string
}

const OUTSTANDING: readonly InvoiceState[] = ['billed', 'partPaid', 'overdue']

const figureOf = ({ currency, byState }: CurrencySum, amountOf: (sum: StateSum) => number): FigureShape => ({
  unit: 'money',
  currency,
  value: byState.reduce((sum, each) => sum + amountOf(each), 0),
  parts: byState.map((each) => ({
    id: each.state,
    label: STATES[each.state],
    detail: invoicesText(each.count),
    value: amountOf(each),
    records: null,
  })),
  leftOut: [],
  isPartial: false,
})

/**
 * What drafts, open, late and paid invoices come to, and what is on none: in the currency that is filtered by, or the
 * company’s, with the others named beside.
 */
export function InvoiceStrip({ sums, uninvoiced, search, today }: InvoiceStripProps) {
  const { company } = useWorkspaceViewer()
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  if (!sums || !uninvoiced) return <PlacesOfFigures />
  const currencies: Currency[] = [...new Set([...sums, ...uninvoiced].map(({ currency }) => currency))]
  const { defaultCurrency } = workspace.company.details
  const currency =
    search.currency ?? (currencies.includes(defaultCurrency) ? defaultCurrency : (currencies[0] ?? defaultCurrency))
  const linkTo = (to: InvoiceListSearch, label: string) => (
    <Link to={INVOICES} params={{ companyDomain: company.domain }} search={{ ...search, ...to }}>
      {label}
    </Link>
  )
  const others = (amounts: readonly { readonly currency: Currency; readonly amount: number }[]) => {
    const shown = search.currency ? [] : amounts.filter((each) => each.currency !== currency && each.amount !== 0)
    return shown.map((each) => (
      <Fragment key={each.currency}>
        and {linkTo({ currency: each.currency }, formatMoney(each.amount, each.currency))}{' '}
      </Fragment>
    ))
  }
  const figure = (
    label: string,
    states: readonly InvoiceState[],
    amountOf: (sum: StateSum) => number,
    note: (sum: CurrencySum) => string,
  ) => {
    const all = sumsByCurrency(sums, states)
    const sum = all.find((each) => each.currency === currency)
    const amountIn = ({ byState }: CurrencySum) => byState.reduce((total, each) => total + amountOf(each), 0)
    return {
      label,
      value: formatMoney(sum ? amountIn(sum) : 0, currency),
      of: others(all.map((each) => ({ currency: each.currency, amount: amountIn(each) }))),
      note: sum ? note(sum) : all.length > 0 ? `none in ${currency}` : 'none',
      ...(sum && {
        parts: {
          figure: figureOf(sum, amountOf),
          labelOf: ({ id, label: word }: FigurePart) => {
            const tab = TAB_OF_STATE[id]
            return tab ? linkTo({ currency, tab }, word) : word
          },
        },
      }),
    }
  }
  const open = uninvoiced.find((each) => each.currency === currency)
  return (
    <FigureStrip label={`Invoices in ${currency}`}>
      <Figure
        {...figure(
          'Drafts',
          ['draft'],
          ({ total }) => total,
          ({ count, earliest }) =>
            earliest ? `${count}, oldest of ${earliest === today ? 'today' : formatDay(earliest)}` : `${count}`,
        )}
      />
      <Figure
        {...figure(
          'Outstanding',
          OUTSTANDING,
          ({ open: left }) => left,
          ({ count, total, open: left }) =>
            total === left ? `${count} billed` : `${count} billed, ${formatMoney(total - left, currency)} settled`,
        )}
      />
      <Figure
        {...figure(
          'Overdue',
          ['overdue'],
          ({ open: left }) => left,
          ({ count, earliest }) =>
            earliest ? `${count}, for up to ${daysText(daysBetween(earliest, today))}` : `${count}`,
        )}
      />
      <Figure
        {...figure(
          search.from && search.to ? `Paid, ${formatDay(search.from)} – ${formatDay(search.to)}` : 'Paid',
          ['paid'],
          ({ total }) => total,
          ({ count }) => invoicesText(count),
        )}
      />
      <Figure
        label="Not invoiced yet"
        value={formatMoney(open?.total ?? 0, currency)}
        of={others(uninvoiced.map((each) => ({ currency: each.currency, amount: each.total })))}
        note={open ? openText(open) : uninvoiced.length > 0 ? `nothing open in ${currency}` : 'nothing open'}
        {...(open && { parts: { figure: uninvoicedFigure(open) } })}
      />
    </FigureStrip>
  )
}

const openText = ({ beforeThisMonth, onDrafts, currency }: UninvoicedSums): string =>
  [
    `${formatMoney(beforeThisMonth, currency)} before this month`,
    ...(onDrafts > 0 ? [`${formatMoney(onDrafts, currency)} on drafts`] : []),
  ].join(', ')

const TAB_OF_STATE: Readonly<Record<string, 'draft' | 'billed' | 'overdue' | 'paid'>> = {
  draft: 'draft',
  billed: 'billed',
  partPaid: 'billed',
  overdue: 'overdue',
  paid: 'paid',
}

const daysText = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

function PlacesOfFigures() {
  return (
    <FigureStrip label="Invoices" isBusy>
      {['Drafts', 'Outstanding', 'Overdue', 'Paid', 'Not invoiced yet'].map((label) => (
        <Figure key={label} label={label} value="–" note={'\u00a0'} />
      ))}
    </FigureStrip>
  )
}
