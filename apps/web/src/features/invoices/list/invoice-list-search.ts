import { describeList, type SearchOf } from '../../../shell/lists/describe-list'
import { choiceField, idField, periodFields, searchField, stateField } from '../../../shell/lists/list-field'

export const TABS = { all: 'All', draft: 'Draft', billed: 'Billed', overdue: 'Overdue', paid: 'Paid' } as const
export type InvoiceTab = keyof typeof TABS

export const invoiceList = describeList({
  fields: {
    search: searchField('Number, client, reference'),
    tab: { ...stateField('State', TABS, 'all', 'all'), role: 'scope' as const },
    clientID: idField('Client'),
    projectID: idField('Project'),
    currency: choiceField('Currency', { GBP: 'GBP', USD: 'USD', EUR: 'EUR', ZAR: 'ZAR' }),
    kind: choiceField('Kind', { invoice: 'Invoices', creditNote: 'Credit notes' }),
    ...periodFields('from', 'to'),
  },
  orders: {
    '-date': 'Newest first',
    date: 'Oldest first',
    dueDate: 'Due first',
    '-dueDate': 'Due last',
    '-total': 'Largest first',
    total: 'Smallest first',
  },
  usualOrder: '-date',
})
export type InvoiceListSearch = SearchOf<typeof invoiceList>

/** What the address says of work that is not invoiced yet. */
export const uninvoicedList = describeList({
  fields: { search: searchField('Client or project') },
  orders: { client: 'Client name, A to Z' },
  usualOrder: 'client',
})
export type UninvoicedSearch = SearchOf<typeof uninvoicedList>
