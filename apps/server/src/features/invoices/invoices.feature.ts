import type { Feature } from '../../platform/feature'
import { billingRoutes } from './billing/billing.routes'
import { readsProjectBilling } from './billing/project-billing'
import { invoiceDocumentsRoutes } from './documents/invoice-documents.routes'
import { keepInvoiceFile } from './documents/keep-invoice-file-job'
import { sendInvoiceJob } from './documents/send-invoice-job'
import { invoicesRoutes } from './invoices.routes'
import { seesWholeInvoice } from './queries/invoice-access'

/** What clients are asked to pay: from open work to the invoice that was billed. */
export const invoices: Feature = {
  routes: [...invoicesRoutes, ...invoiceDocumentsRoutes, ...billingRoutes],
  jobs: [keepInvoiceFile, sendInvoiceJob],
  recordAccess: { invoice: seesWholeInvoice, invoiceFile: seesWholeInvoice, projectBilling: readsProjectBilling },
}
