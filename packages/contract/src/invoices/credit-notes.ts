import * as z from 'zod'
import { ofProjects, projectParams } from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { Currency, Id, madeOn, Version } from '../protocol/values'
import { itemUnits, MOST_INVOICE_ITEMS } from './invoice-rules'
import { Invoice, InvoicedProject, VatGroup } from './invoice-shapes'

const ofInvoice = { ...ofProjects, params: projectParams } as const
const Quantity = z.number().min(-1_000_000).max(1_000_000).multipleOf(0.0001)

/** An item that can be taken back, with what earlier credit notes left of it. */
const CreditableItem = z.strictObject({
  id: Id,
  name: z.string(),
  project: InvoicedProject,
  unit: z.enum(itemUnits),
  quantity: z.number(),
  unitAmount: z.int(),
  /** How much is left to credit, and what that comes to without VAT. */
  leftQuantity: z.number(),
  leftNet: z.int(),
  /** The invoice that the rest of the item is on: it can’t be credited as a whole before that is gone. */
  restOn: z.strictObject({ id: Id, number: z.string().nullable() }).nullable(),
})

export const CreditableItems = z
  .strictObject({
    items: z.array(CreditableItem),
    currency: Currency,
    /** What is left to credit of the invoice, VAT included. */
    left: z.int(),
    /** The same by rate: the credit that closes the last item of a rate takes what is left of its VAT. */
    leftByRate: z.array(VatGroup),
    /** What the client paid and would have to their credit, if all that is left were credited. */
    balanceAfter: z.int(),
    /** The number that a credit note would get now. */
    number: z.string(),
    version: Version,
  })
  .meta({ id: 'CreditableItems' })
export type CreditableItems = z.infer<typeof CreditableItems>

export const creditNotes = about('invoices', {
  getCreditableItems: endpoint({
    method: 'GET',
    path: '/invoices/{id}/creditNotes',
    summary: 'Say what of a billed invoice can be credited',
    ...ofInvoice,
    response: CreditableItems,
    reasons: ['notFound', 'invoiceNotBilled'],
  }),
  createCreditNote: endpoint({
    method: 'POST',
    path: '/invoices/{id}/creditNotes',
    summary:
      'Credit items of a billed invoice, or all that is left; what is behind wholly credited items is open again',
    ...ofInvoice,
    body: z.strictObject({
      items: z
        .array(z.strictObject({ id: Id, quantity: Quantity.optional().describe('All that is left by default') }))
        .min(1)
        .max(MOST_INVOICE_ITEMS)
        .optional()
        .describe('All that is left of the invoice, unless items are named'),
      note: z.string().trim().max(2000).default(''),
      ...madeOn,
    }),
    response: Invoice,
    reasons: [
      'notFound',
      'invoiceNotBilled',
      'nothingToCredit',
      'creditExceedsLeft',
      'creditBelowZero',
      'restOnAnotherInvoice',
      'currencyConversionNotSupported',
      'changedMeanwhile',
    ],
  }),
})
