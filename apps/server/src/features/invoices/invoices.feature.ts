import { hasCapability } from '../../platform/auth/actor'
import type { Feature } from '../../platform/feature'
import { billingRoutes } from './billing/billing.routes'
import { readsProjectBilling } from './billing/project-billing'
import { invoiceDocumentsRoutes } from './documents/invoice-documents.routes'
import { keepInvoiceFile } from './documents/keep-invoice-file-job'
import { sendInvoiceJob } from './documents/send-invoice-job'
import { invoicesRoutes } from './invoices.routes'
import { seesWholeInvoice } from './queries/invoice-access'
import { compareStatementLines } from './received/bank-statements/compare-lines-job'
import { readBankStatement } from './received/bank-statements/read-statement-job'
import { receivedRoutes } from './received/received.routes'
import { remindOfInvoices } from './received/reminders/remind-of-invoices'

/** What clients are asked to pay: from open work to the invoice that was billed. */
export const invoices: Feature = {
  routes: [...invoicesRoutes, ...invoiceDocumentsRoutes, ...billingRoutes, ...receivedRoutes],
  jobs: [keepInvoiceFile, sendInvoiceJob, readBankStatement, compareStatementLines],
  dueWork: [remindOfInvoices],
  recordAccess: {
    invoice: seesWholeInvoice,
    invoiceFile: seesWholeInvoice,
    projectBilling: readsProjectBilling,
    bankStatement: async (_db, actor) => actor.company.features.project && hasCapability(actor, 'canProcessPayments'),
  },
}
