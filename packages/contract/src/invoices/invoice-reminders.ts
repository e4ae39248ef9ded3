import * as z from 'zod'
import { ofProjects, projectParams } from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { Day, Moment } from '../protocol/values'

const ofInvoice = { ...ofProjects, params: projectParams } as const

const Message = z.strictObject({
  /** Which of the company’s reminders it is, from 1. */
  level: z.int(),
  recipients: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
})

export const InvoiceReminders = z
  .strictObject({
    /** Whether nobody is reminded of this invoice. */
    isStopped: z.boolean(),
    /** What was sent, newest first. */
    sent: z.array(Message.extend({ sentAt: Moment })),
    /** What will be sent, and when; null where nothing will. */
    next: Message.extend({ day: Day }).nullable(),
    /** Why nothing will be sent. */
    why: z.enum(['noLevels', 'allSent', 'notOpen', 'stopped', 'noAddress']).nullable(),
    can: z.strictObject({ stop: z.boolean() }),
  })
  .meta({ id: 'InvoiceReminders' })
export type InvoiceReminders = z.infer<typeof InvoiceReminders>

export const invoiceReminders = about('invoices', {
  getInvoiceReminders: endpoint({
    method: 'GET',
    path: '/invoices/{id}/reminders',
    summary: 'List the reminders of an invoice that were sent, and preview the next one',
    ...ofInvoice,
    response: InvoiceReminders,
    reasons: ['notFound', 'invoiceNotBilled'],
  }),
  updateInvoiceReminders: endpoint({
    method: 'PUT',
    path: '/invoices/{id}/reminders',
    summary: 'Stop or resume the reminders of an invoice',
    ...ofInvoice,
    body: z.strictObject({ isStopped: z.boolean() }),
    response: InvoiceReminders,
    reasons: ['notFound', 'invoiceNotBilled'],
  }),
})
