import { invoiceStates } from '@praxis/contract/invoices/invoice-rules'
import { invoiceSortOrders } from '@praxis/contract/invoices/invoices'
import type { LargeFirm } from '../large-firm/large-firm'
import { quarter, type ReadCalls, words } from './asked'

const filters = ({ project }: LargeFirm) => [
  ...invoiceStates.map((state) => ({ states: [state] })),
  ...words('order').map((search) => ({ search })),
  { clientID: project.clientId },
  { projectID: project.id },
  { kind: 'creditNote' as const },
  { currency: 'EUR' as const },
  quarter,
]
const ofInvoice = ({ invoiceId }: LargeFirm) => [{ params: { id: invoiceId } }]
const ofProject = ({ project }: LargeFirm) => ({ id: project.id })

export const invoiceReadCalls: Pick<
  ReadCalls,
  'invoices' | 'invoiceSchedulers' | 'invoiceDocuments' | 'clientBilling' | 'projectBilling'
> = {
  invoiceSchedulers: {
    listInvoiceSchedulers: ({ project }) => [
      {},
      { query: { type: 'none' } },
      { query: { page: 2 } },
      { query: { clientID: project.clientId } },
    ],
    getInvoiceScheduler: (firm) => [{ params: ofProject(firm) }],
  },
  invoices: {
    listInvoicesPaginated: (firm) => [
      ...invoiceSortOrders.map((sortOrder) => ({ body: { sortOrder } })),
      ...filters(firm).map((filter) => ({ body: { filter } })),
      { body: { page: 3 } },
    ],
    sumInvoices: (firm) => [{}, ...filters(firm)].map((filter) => ({ body: { filter } })),
    exportInvoices: ({ project }) => [{ body: { filter: { projectID: project.id } } }],
    getInvoice: ofInvoice,
    findInvoiceOfItem: ({ invoiceItemId }) => [{ params: { itemId: invoiceItemId } }],
    listRowsBehindItem: ({ invoiceId, invoiceItemId }) => [
      { params: { id: invoiceId, itemId: invoiceItemId } },
      { params: { id: invoiceId, itemId: invoiceItemId }, query: { page: 2, per: 5 } },
    ],
    generateInvoiceNumber: ofInvoice,
    getUninvoicedWork: ({ project }) => [
      { body: { projectIDs: [project.id] } },
      { body: { projectIDs: [project.id], ...quarter } },
    ],
    listUninvoicedClients: () => [
      { body: {} },
      { body: { page: 2 } },
      ...words('client').map((search) => ({ body: { search } })),
      ...words('project').map((search) => ({ body: { search } })),
    ],
    listProjectInvoices: (firm) => [{ params: ofProject(firm) }, { params: ofProject(firm), query: { page: 2 } }],
    getProjectInvoicing: (firm) => [{ params: ofProject(firm) }],
    getClientInvoicing: ({ project }) => [{ params: { id: project.clientId } }],
  },
  invoiceDocuments: {
    exportInvoice: ofInvoice,
    printInvoice: ofInvoice,
    printBreakdown: ofInvoice,
    downloadEInvoice: ofInvoice,
    listValidExportOptions: ofInvoice,
    listMissingFacts: ofInvoice,
    getInvoiceMail: ofInvoice,
    listSendings: (firm) => [...ofInvoice(firm), ...ofInvoice(firm).map((call) => ({ ...call, query: { page: 2 } }))],
  },
  clientBilling: { getClientBilling: ({ project }) => [{ params: { id: project.clientId } }] },
  projectBilling: { getProjectBilling: (firm) => [{ params: ofProject(firm) }] },
}
