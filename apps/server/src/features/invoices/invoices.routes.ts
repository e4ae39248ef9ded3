import { invoices } from '@praxis/contract/invoices/invoices'
import { implement } from '../../platform/http/implement'
import { deleteInvoice, updateInvoice } from './commands/change-draft'
import {
  addOpenWork,
  createInvoiceItem,
  deleteInvoiceItem,
  orderInvoiceItems,
  updateInvoiceItem,
} from './commands/change-items'
import { createInvoice } from './commands/create-invoice'
import { createInvoiceByAgreements } from './commands/create-invoice-by-agreements'
import { moveToBilled } from './commands/move-to-billed'
import { updateTimeSheetGrouping } from './commands/update-time-sheet-grouping'
import { findInvoiceOfItem } from './queries/find-invoice-of-item'
import { getInvoice } from './queries/get-invoice'
import { getClientInvoicing, getProjectInvoicing } from './queries/get-invoicing'
import { getUninvoicedWork } from './queries/get-uninvoiced-work'
import { exportInvoices } from './queries/invoice-csv'
import { listInvoicesPaginated, sumInvoices } from './queries/list-invoices'
import { listProjectInvoices } from './queries/list-project-invoices'
import { listUninvoicedClients } from './queries/list-uninvoiced-clients'
import { generateInvoiceNumber } from './queries/next-number'
import { listRowsBehindItem } from './queries/rows-behind-item'

export const invoicesRoutes = implement(invoices, {
  listInvoicesPaginated: ({ db, platform, actor, body }) => listInvoicesPaginated(db, platform.files, actor, body),

  sumInvoices: ({ db, actor, body }) => sumInvoices(db, actor, body.filter),

  exportInvoices: ({ db, platform, actor, body }) => exportInvoices(db, platform.files, actor, body),

  createInvoice: ({ db, platform, actor, body }) => createInvoice(db, platform, actor, body),

  getInvoice: ({ db, platform, actor, params }) => getInvoice(db, platform, actor, params.id),

  findInvoiceOfItem: ({ db, actor, params }) => findInvoiceOfItem(db, actor, params.itemId),

  updateInvoice: ({ db, platform, actor, params, body }) => updateInvoice(db, platform, actor, params.id, body),

  deleteInvoice: ({ db, actor, params }) => deleteInvoice(db, actor, params.id),

  updateTimeSheetGrouping: ({ db, platform, actor, params, body }) =>
    updateTimeSheetGrouping(db, platform, actor, params.id, body),

  createInvoiceItem: ({ db, platform, actor, params, body }) => createInvoiceItem(db, platform, actor, params.id, body),

  addOpenWork: ({ db, platform, actor, params, body }) => addOpenWork(db, platform, actor, params.id, body),

  updateInvoiceItem: ({ db, platform, actor, params, body }) => updateInvoiceItem(db, platform, actor, params, body),

  deleteInvoiceItem: ({ db, platform, actor, params }) => deleteInvoiceItem(db, platform, actor, params),

  orderInvoiceItems: ({ db, platform, actor, params, body }) => orderInvoiceItems(db, platform, actor, params.id, body),

  listRowsBehindItem: ({ db, actor, params, query }) => listRowsBehindItem(db, actor, params, query),

  moveToBilled: ({ db, platform, actor, params, body }) => moveToBilled(db, platform, actor, params.id, body),

  generateInvoiceNumber: ({ db, actor, params }) => generateInvoiceNumber(db, actor, params.id),

  getUninvoicedWork: ({ db, platform, actor, body }) => getUninvoicedWork(db, platform.files, actor, body),

  listUninvoicedClients: ({ db, platform, actor, body }) => listUninvoicedClients(db, platform.files, actor, body),

  listProjectInvoices: ({ db, platform, actor, params, query }) =>
    listProjectInvoices(db, platform.files, actor, params.id, query),

  getProjectInvoicing: ({ db, actor, params }) => getProjectInvoicing(db, actor, params.id),

  getClientInvoicing: ({ db, platform, actor, params }) => getClientInvoicing(db, platform, actor, params.id),

  createInvoiceByAgreements: ({ db, platform, actor, params, body }) =>
    createInvoiceByAgreements(db, platform, actor, params.id, body),
})
