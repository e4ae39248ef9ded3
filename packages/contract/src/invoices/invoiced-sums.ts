import * as z from 'zod'
import { Currency, Id } from '../protocol/values'
import { UninvoicedSums } from './uninvoiced-work'

/** Amounts without VAT by what they are for. */
const BySource = z.strictObject({ time: z.int(), expenses: z.int(), agreement: z.int(), free: z.int() })

/**
 * What became of the work of projects, without VAT: what is invoiced is paid, open or not told, and what is not invoiced
 * stands on drafts or on nothing yet.
 */
export const InvoicedSums = z
  .strictObject({
    currency: Currency,
    /** Billed, before credit notes. */
    billed: BySource,
    /** What credit notes took back of it. */
    credited: z.int(),
    /** Billed and not credited. */
    invoiced: z.int(),
    /** Each line’s share of what its invoice received. */
    paid: z.int(),
    /** What of it was paid on invoices that are not paid in full. */
    paidInPart: z.int(),
    open: z.int(),
    /** What of it is past its due date. */
    overdue: z.int(),
    /** On invoices of which the caller sees some projects only, and so not what was paid. */
    notTold: z.int(),
    /** What is billed once its drafts are. */
    drafts: BySource,
    /** What on drafts waits for the invoice after them. */
    draftsNextTime: z.int(),
    uninvoiced: UninvoicedSums,
  })
  .meta({ id: 'InvoicedSums' })
export type InvoicedSums = z.infer<typeof InvoicedSums>

export const ClientInvoicing = z
  .strictObject({
    projects: z.array(z.strictObject({ id: Id, name: z.string(), sums: InvoicedSums })),
    /** By currency. */
    sums: z.array(InvoicedSums),
    /** What is open and not invoiced in the company’s currency at today’s rates, where there are several currencies. */
    inOwnCurrency: z.strictObject({ currency: Currency, open: z.int(), uninvoiced: z.int() }).nullable(),
    /** Whether the client has projects whose invoicing the caller may not see. */
    isPartial: z.boolean(),
  })
  .meta({ id: 'ClientInvoicing' })
export type ClientInvoicing = z.infer<typeof ClientInvoicing>
