import { invoiceDocuments } from '@praxis/contract/invoices/invoice-documents'
import { invoices } from '@praxis/contract/invoices/invoices'
import type { Input } from '@praxis/contract/protocol/endpoint'
import { allPagesQuery, listQueries, query } from '../../api/query'
import { shownIn } from '../../api/stale-answers'
import { present } from '../../shell/address-values'

export type ListedInvoices = Omit<NonNullable<Input<typeof invoices.listInvoicesPaginated>['body']>, 'page'>
export type InvoiceFilter = NonNullable<ListedInvoices['filter']>
export type AskedWork = NonNullable<Input<typeof invoices.getUninvoicedWork>['body']>

export const invoiceListQueries = (listed: ListedInvoices) =>
  listQueries(invoices.listInvoicesPaginated, (page) => ({ body: { ...listed, page } }))

export const invoiceSumsQuery = (filter: InvoiceFilter) =>
  query(invoices.sumInvoices, { body: { filter } }, { keepsPrevious: true })

export const invoiceQuery = (id: string) => query(invoices.getInvoice, { params: { id } }, { subject: id })

export const invoiceOfItemQuery = (itemId: string) => query(invoices.findInvoiceOfItem, { params: { itemId } })

/** The number that a draft would get now. */
export const nextNumberQuery = (id: string) => query(invoices.generateInvoiceNumber, { params: { id } })

export const rowsBehindItemQuery = (id: string, itemId: string) =>
  allPagesQuery(invoices.listRowsBehindItem, (page) => ({ params: { id, itemId }, query: { page } }))

/** What is open is logged, claimed, approved and agreed elsewhere. */
const ofOpenWork = {
  keepsPrevious: true,
  topics: [
    ...shownIn.invoices,
    'timeSheetSubmissions',
    'teamTime',
    'clientTime',
    'requests',
    'approvals',
    'expenses',
    'plans',
  ],
} as const

export const uninvoicedWorkQuery = (asked: AskedWork) => query(invoices.getUninvoicedWork, { body: asked }, ofOpenWork)

/** Clients whose work is not invoiced yet. */
export const uninvoicedClientsQueries = (listed: { readonly search?: string | undefined; readonly per?: number }) =>
  listQueries(invoices.listUninvoicedClients, (page) => ({ body: { page, ...present(listed) } }), ofOpenWork)

export const projectInvoicesQueries = (id: string) =>
  listQueries(invoices.listProjectInvoices, (page) => ({ params: { id }, query: { page } }))

/** What of a project’s or a client’s work is invoiced, and what is not. */
export const projectInvoicingQuery = (id: string) => query(invoices.getProjectInvoicing, { params: { id } }, ofOpenWork)

export const clientInvoicingQuery = (id: string) => query(invoices.getClientInvoicing, { params: { id } }, ofOpenWork)

/** What an invoice lacks by law and as e-invoice. */
export const missingFactsQuery = (id: string) => query(invoiceDocuments.listMissingFacts, { params: { id } })
