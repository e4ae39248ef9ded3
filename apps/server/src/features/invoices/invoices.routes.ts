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
import { moveToBilled } from './commands/move-to-billed'
import { updateTimeSheetGrouping } from './commands/update-time-sheet-grouping'
import { getInvoice } from './queries/get-invoice'
import { listInvoicesPaginated } from './queries/list-invoices'
import { generateInvoiceNumber } from './queries/next-number'
import { listRowsBehindItem } from './queries/rows-behind-item'

const {
  sumInvoices: _s,
  exportInvoices: _e,
  getUninvoicedWork: _g,
  listUninvoicedClients: _l,
  listProjectInvoices: _p,
  createInvoiceByAgreements: _c,
  ...first
} = invoices

export const invoicesRoutes = implement(first, {
  listInvoicesPaginated: ({ db, platform, actor, body }) => listInvoicesPaginated(db, platform.files, actor, body),

  createInvoice: ({ db, platform, actor, body }) => createInvoice(db, platform, actor, body),

  getInvoice: ({ db, platform, actor, params }) => getInvoice(db, platform, actor, params.id),

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
})
