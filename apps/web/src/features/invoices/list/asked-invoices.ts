import type { InvoiceState } from '@praxis/contract/invoices/invoice-rules'
import { operationsOn } from '../../../shell/lists/list-operations'
import type { InvoiceFilter, ListedInvoices } from '../invoices.queries'
import { type InvoiceListSearch, type InvoiceTab, invoiceList } from './invoice-list-search'

export const invoiceOperations = operationsOn(invoiceList)

/** The states that a tab shows: what waits for money, also for the rest of it, what is late, and what is done. */
export const STATES_OF_TAB: Readonly<Record<Exclude<InvoiceTab, 'all'>, readonly InvoiceState[]>> = {
  draft: ['draft'],
  billed: ['billed', 'partPaid'],
  overdue: ['overdue'],
  paid: ['paid', 'credited', 'issued'],
}

/** What all tabs have in common. */
export function askedOfAllTabs(search: InvoiceListSearch): InvoiceFilter {
  const { tab: _, ...filter } = invoiceOperations.asked(search)
  return filter
}

export function askedInvoices(search: InvoiceListSearch): Pick<ListedInvoices, 'filter' | 'sortOrder'> {
  const { tab = 'all' } = search
  const states = tab === 'all' ? undefined : [...STATES_OF_TAB[tab]]
  return {
    filter: { ...askedOfAllTabs(search), ...(states && { states }) },
    sortOrder: invoiceOperations.orderOf(search),
  }
}
