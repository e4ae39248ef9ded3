import { invoiceSchedulers } from '@praxis/contract/invoices/invoice-schedulers'
import { implement } from '../../../platform/http/implement'
import { getInvoiceScheduler, listInvoiceSchedulers } from './list-schedulers'
import { updateInvoiceScheduler } from './update-scheduler'

export const invoiceSchedulersRoutes = implement(invoiceSchedulers, {
  listInvoiceSchedulers: ({ db, platform, actor, query }) => listInvoiceSchedulers(db, platform.files, actor, query),

  getInvoiceScheduler: ({ db, platform, actor, params }) => getInvoiceScheduler(db, platform.files, actor, params.id),

  updateInvoiceScheduler: ({ db, platform, actor, params, body }) =>
    updateInvoiceScheduler(db, platform, actor, params.id, body),
})
