import * as z from 'zod'
import { invoiceKinds, invoiceStates } from '../invoices/invoice-rules'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf, pageQuery } from '../protocol/page'
import { Currency, Day, Id } from '../protocol/values'
import { ofVisitors, portalParams } from './portal-access'

/** A billed invoice, or a credit note, that has nothing of another project. */
export const SharedInvoice = z
  .strictObject({
    id: Id,
    kind: z.enum(invoiceKinds),
    number: z.string(),
    date: Day,
    /** Null for a credit note. */
    dueDate: Day.nullable(),
    currency: Currency,
    /** With VAT. */
    total: z.int(),
    state: z.enum(invoiceStates).exclude(['draft']),
    /** The day of the last payment, of what is paid. */
    paidOn: Day.nullable(),
    /** The number of the invoice that a credit note takes back. */
    creditedNumber: z.string().nullable(),
  })
  .meta({ id: 'SharedInvoice' })
export type SharedInvoice = z.infer<typeof SharedInvoice>

const shared = { ...ofVisitors, sharedInfo: 'invoices' } as const

/** What the client was billed for the project. */
export const portalInvoices = about('portals', {
  listSharedInvoices: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/invoices',
    summary: 'List the billed invoices and credit notes that are of this project alone, latest first',
    ...shared,
    query: z.strictObject(pageQuery(25)),
    response: pageOf(SharedInvoice),
  }),
  getSharedInvoice: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/invoices/{invoiceId}/pdf',
    summary: 'Download a billed invoice or credit note: the very file that is kept of it',
    ...shared,
    params: portalParams.extend({ invoiceId: Id }),
    response: 'binary',
    reasons: ['notFound'],
  }),
})
