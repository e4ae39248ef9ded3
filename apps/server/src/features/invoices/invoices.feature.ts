import type { Feature } from '../../platform/feature'
import { invoicesRoutes } from './invoices.routes'
import { seesWholeInvoice } from './queries/invoice-access'

/** What clients are asked to pay: from open work to the invoice that was billed. */
export const invoices: Feature = {
  routes: invoicesRoutes,
  recordAccess: { invoice: seesWholeInvoice },
}
