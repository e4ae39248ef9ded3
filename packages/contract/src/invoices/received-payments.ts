import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { ofProjects, projectParams } from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { listOf } from '../protocol/page'
import { Currency, Day, Id, Moment, PlausibleDay } from '../protocol/values'

const params = projectParams
const ofInvoice = { ...ofProjects, params } as const
const MOST_MONEY = 1_000_000_000_000
const Reference = z.string().trim().max(200)

const ReceivedPayment = z
  .strictObject({
    id: Id,
    /** Minor units of the invoice’s currency; below nothing where it was paid back. */
    amount: z.int(),
    day: Day,
    reference: z.string(),
    /** The line of a bank statement that it came with: it is taken back there. */
    statementLineID: Id.nullable(),
    /** Whether it came from the client’s balance, or went there. */
    isAllotted: z.boolean(),
    notedBy: EmployeeBrief.nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'ReceivedPayment' })
export type ReceivedPayment = z.infer<typeof ReceivedPayment>

/** What was paid on an invoice, newest first, and where it stands. */
export const ReceivedPayments = z
  .strictObject({
    items: z.array(ReceivedPayment),
    currency: Currency,
    total: z.int(),
    received: z.int(),
    credited: z.int(),
    /** Below nothing where the client paid more: that is part of their balance. */
    open: z.int(),
    /** What the client has to their credit in this currency and can be allotted to this invoice. */
    clientBalance: z.int(),
    can: z.strictObject({ note: z.boolean() }),
  })
  .meta({ id: 'ReceivedPayments' })
export type ReceivedPayments = z.infer<typeof ReceivedPayments>

/** What a client has to their credit in one currency. */
export const ClientBalance = z
  .strictObject({
    currency: Currency,
    amount: z.int(),
    /** What was paid on no invoice, for those who process payments or manage projects. */
    onAccount: z.int(),
    /** Invoices that are paid above what is open of them, as a credit note makes of a paid one. */
    overpaid: z.array(z.strictObject({ id: Id, number: z.string(), amount: z.int() })),
  })
  .meta({ id: 'ClientBalance' })
export type ClientBalance = z.infer<typeof ClientBalance>

const notes = ['notFound', 'invalidPermission', 'invoiceNotBilled'] as const

export const receivedPayments = about('invoices', {
  listReceivedPayments: endpoint({
    method: 'GET',
    path: '/invoices/{id}/receivedPayments',
    summary: 'List what was paid on an invoice, by who sees all of it',
    ...ofInvoice,
    response: ReceivedPayments,
    reasons: ['notFound', 'invoiceNotBilled'],
  }),
  noteReceivedPayment: endpoint({
    method: 'POST',
    path: '/invoices/{id}/receivedPayments',
    summary: 'Note what a client paid on an invoice, or got back; more than is open is the client’s balance',
    ...ofInvoice,
    body: z.strictObject({
      amount: z.int().min(-MOST_MONEY).max(MOST_MONEY).describe('Below nothing for what was paid back'),
      day: PlausibleDay,
      reference: Reference.default(''),
    }),
    response: ReceivedPayments,
    reasons: [...notes, 'refundExceedsReceived'],
  }),
  allotClientBalance: endpoint({
    method: 'POST',
    path: '/invoices/{id}/receivedPayments/fromBalance',
    summary: 'Pay an invoice from what its client has to their credit; as much as is open, unless an amount is given',
    ...ofInvoice,
    body: z.strictObject({ amount: z.int().min(1).max(MOST_MONEY).optional() }),
    response: ReceivedPayments,
    reasons: [...notes, 'clientBalanceTooLow'],
  }),
  takeBackReceivedPayment: endpoint({
    method: 'DELETE',
    path: '/invoices/{id}/receivedPayments/{paymentId}',
    summary: 'Take back a payment that was noted wrongly; what was allotted goes back to the client’s balance',
    ...ofProjects,
    params: z.strictObject({ id: Id, paymentId: Id }),
    response: ReceivedPayments,
    reasons: [...notes, 'refundExceedsReceived', 'paymentOfStatement'],
  }),
  listClientBalances: endpoint({
    method: 'GET',
    path: '/clients/{id}/balance',
    summary: 'List what a client has to their credit, by currency, of invoices that the caller sees all of',
    ...ofInvoice,
    response: listOf(ClientBalance),
    reasons: ['notFound'],
  }),
})
