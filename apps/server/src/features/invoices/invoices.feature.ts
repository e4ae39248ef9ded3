import { hasCapability } from '../../platform/auth/actor'
import type { Feature } from '../../platform/feature'
import { invoicesRoutes } from './invoices.routes'
import { seesWholeInvoice } from './queries/invoice-access'
import { compareStatementLines } from './received/bank-statements/compare-lines-job'
import { readBankStatement } from './received/bank-statements/read-statement-job'
import { receivedRoutes } from './received/received.routes'
import { remindOfInvoices } from './received/reminders/remind-of-invoices'

/** What clients are asked to pay: from open work to the invoice that was billed. */
export const invoices: Feature = {
  routes: [...invoicesRoutes, ...receivedRoutes],
  jobs: [readBankStatement, compareStatementLines],
  dueWork: [remindOfInvoices],
  recordAccess: {
    invoice: seesWholeInvoice,
    bankStatement: async (_db, actor) => actor.company.features.project && hasCapability(actor, 'canProcessPayments'),
  },
}
