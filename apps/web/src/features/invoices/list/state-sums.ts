import type { InvoiceState } from '@praxis/contract/invoices/invoice-rules'
import type { invoices } from '@praxis/contract/invoices/invoices'
import type { Output } from '@praxis/contract/protocol/endpoint'
import type { Currency } from '@praxis/contract/protocol/values'

export type StateSum = Output<typeof invoices.sumInvoices>['sums'][number]

export interface CurrencySum extends Omit<StateSum, 'state'> {
  /** What it is made of, by state. */
  readonly byState: readonly StateSum[]
}

/** The sums of some states, one for each currency, in the order of the sums: what credit notes take back is taken off. */
export function sumsByCurrency(sums: readonly StateSum[], states?: readonly InvoiceState[]): CurrencySum[] {
  const counted = sums.filter(({ state }) => !states || states.includes(state))
  const currencies: Currency[] = [...new Set(counted.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const byState = counted.filter((each) => each.currency === currency)
    const sumOf = (name: 'net' | 'vat' | 'total' | 'open') =>
      byState.reduce((sum, each) => (each.state === 'issued' ? sum - each[name] : sum + each[name]), 0)
    const days = byState.flatMap(({ earliest }) => earliest ?? []).toSorted()
    return {
      currency,
      byState,
      count: countOf(byState),
      net: sumOf('net'),
      vat: sumOf('vat'),
      total: sumOf('total'),
      open: sumOf('open'),
      earliest: days[0] ?? null,
    }
  })
}

export const countOf = (sums: readonly StateSum[], states?: readonly InvoiceState[]): number =>
  sums.reduce((sum, { state, count }) => (!states || states.includes(state) ? sum + count : sum), 0)
