import type { Figure as FigureShape } from '@praxis/contract/company/figures'
import type { InvoiceState } from '@praxis/contract/invoices/invoice-rules'
import type { UninvoicedSums } from '@praxis/contract/invoices/uninvoiced-work'
import type { Currency } from '@praxis/contract/protocol/values'
import { daysBetween, formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Figure } from '../../../ui/figures/figure'
import { FigureStrip } from '../../../ui/figures/figure-strip'
import { INVOICES } from '../invoice-link'
import { invoicesText, STATES } from '../invoice-words'
import { uninvoicedFigure } from '../uninvoiced-figure'
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

/** What drafts, open, late and paid invoices come to, and what is on none: a band for each currency. */
export function InvoiceStrip({ sums, uninvoiced, search, today }: InvoiceStripProps) {
  const { company } = useWorkspaceViewer()
  if (!sums) return <PlacesOfFigures />
  const currencies: Currency[] = [
    ...new Set([...sums.map(({ currency }) => currency), ...(uninvoiced ?? []).map(({ currency }) => currency)]),
  ].filter((currency) => !search.currency || currency === search.currency)
  if (currencies.length === 0) return null
  return currencies.map((currency) => {
    const of = (states: readonly InvoiceState[]) =>
      sumsByCurrency(sums, states).find((sum) => sum.currency === currency)
    const [drafts, outstanding, overdue, paid] = [of(['draft']), of(OUTSTANDING), of(['overdue']), of(['paid'])]
    const open = uninvoiced?.find((each) => each.currency === currency)
    const figure = (
      label: string,
      sum: CurrencySum | undefined,
      amountOf: (sum: StateSum) => number,
      note: (sum: CurrencySum) => string,
    ) => ({
      label,
      value: formatMoney(sum ? sum.byState.reduce((all, each) => all + amountOf(each), 0) : 0, currency),
      note: sum ? note(sum) : 'none',
      ...(sum && { parts: { figure: figureOf(sum, amountOf), labelOf: linkTo } }),
    })
    const linkTo = (part: { readonly id: string; readonly label: string }) => {
      const tab = TAB_OF_STATE[part.id]
      if (!tab) return part.label
      return (
        <Link to={INVOICES} params={{ companyDomain: company.domain }} search={{ ...search, currency, tab }}>
          {part.label}
        </Link>
      )
    }
    return (
      <FigureStrip key={currency} label={`Invoices in ${currency}`}>
        <Figure
          {...figure(
            'Drafts',
            drafts,
            ({ total }) => total,
            ({ count, earliest }) =>
              earliest ? `${count}, oldest of ${earliest === today ? 'today' : formatDay(earliest)}` : `${count}`,
          )}
        />
        <Figure
          {...figure(
            'Outstanding',
            outstanding,
            ({ open: left }) => left,
            ({ count, total, open: left }) =>
              total === left
                ? `${count} billed`
                : `${count} billed, ${formatMoney(total - left, currency)} of them paid`,
          )}
        />
        <Figure
          {...figure(
            'Overdue',
            overdue,
            ({ open: left }) => left,
            ({ count, earliest }) =>
              earliest ? `${count}, for up to ${daysText(daysBetween(earliest, today))}` : `${count}`,
          )}
        />
        <Figure
          {...figure(
            search.from ? `Paid, ${formatDay(search.from)} – ${formatDay(search.to)}` : 'Paid',
            paid,
            ({ total }) => total,
            ({ count }) => invoicesText(count),
          )}
        />
        <Figure
          label="Not invoiced yet"
          value={open ? formatMoney(open.total, currency) : uninvoiced ? formatMoney(0, currency) : '–'}
          note={
            open
              ? [
                  `${formatMoney(open.beforeThisMonth, currency)} before this month`,
                  ...(open.onDrafts > 0 ? [`${formatMoney(open.onDrafts, currency)} on drafts`] : []),
                ].join(', ')
              : uninvoiced
                ? 'nothing open'
                : '\u00a0'
          }
          {...(open && { parts: { figure: uninvoicedFigure(open) } })}
        />
      </FigureStrip>
    )
  })
}

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
