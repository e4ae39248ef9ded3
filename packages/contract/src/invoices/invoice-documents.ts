import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { ofProjects, projectParams } from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf, pageQuery } from '../protocol/page'
import { FileLink, Id, Moment } from '../protocol/values'
import { invoiceFileKinds } from './invoice-rules'

const ofInvoice = { ...ofProjects, params: projectParams } as const

const InvoiceFileKind = z.enum(invoiceFileKinds)

/** A fact that the company’s country or an e-invoice asks for, and that nobody has entered yet. */
const MissingFact = z.strictObject({
  fact: z.string(),
  place: z.enum(['companySettings', 'client', 'invoice']),
  /** A sentence, such as: Add the client’s VAT number. */
  text: z.string(),
  neededFor: z.array(z.enum(['law', 'facturX', 'peppol'])),
})
export type MissingFact = z.infer<typeof MissingFact>

const MOST_RECIPIENTS = 20
const Recipient = z.email().max(320).toLowerCase()

const MailOfInvoice = z.strictObject({
  subject: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(5000),
})

export const InvoiceSending = z.strictObject({
  id: Id,
  recipients: z.array(z.string()),
  replyTo: z.string(),
  ...MailOfInvoice.shape,
  /** The very files that were attached; none before it is sent. */
  attachments: z.array(z.strictObject({ kind: InvoiceFileKind, file: FileLink })),
  sentBy: EmployeeBrief.nullable(),
  askedAt: Moment,
  /** When the mails were handed over; nothing while its files are being made. */
  sentAt: Moment.nullable(),
})
export type InvoiceSending = z.infer<typeof InvoiceSending>

/** The mail as it would be sent, to be changed before it is. */
const InvoiceMail = z.strictObject({
  /** The billing addresses of the client. */
  recipients: z.array(z.string()),
  /** All addresses it can go to. */
  choices: z.array(z.strictObject({ email: z.string(), name: z.string() })),
  replyTo: z.string(),
  ...MailOfInvoice.shape,
  /** How the mail looks. */
  html: z.string(),
  attachments: z.array(
    z.strictObject({
      kind: InvoiceFileKind,
      name: z.string(),
      /** Why it can’t be attached; empty where it can. */
      obstacles: z.array(z.string()),
    }),
  ),
})

export const invoiceDocuments = about('invoices', {
  exportInvoice: endpoint({
    method: 'GET',
    path: '/invoices/{id}/csv',
    summary: 'Download the items of an invoice as CSV',
    ...ofInvoice,
    response: 'binary',
    makes: 'csv',
    reasons: ['notFound'],
  }),
  printInvoice: endpoint({
    method: 'GET',
    path: '/invoices/{id}/pdf',
    summary:
      'Download an invoice as PDF: of a billed one the same file ever after, with its e-invoice (Factur-X) in it',
    ...ofInvoice,
    response: 'binary',
    makes: 'pdf',
    reasons: ['notFound'],
  }),
  printBreakdown: endpoint({
    method: 'GET',
    path: '/invoices/{id}/breakdown/pdf',
    summary: 'Download each entry behind each item of an invoice as PDF',
    ...ofInvoice,
    response: 'binary',
    makes: 'pdf',
    reasons: ['notFound'],
  }),
  downloadEInvoice: endpoint({
    method: 'GET',
    path: '/invoices/{id}/xml',
    summary: 'Download a billed invoice as e-invoice (EN 16931 in UBL, Peppol BIS Billing 3)',
    ...ofInvoice,
    response: 'binary',
    reasons: ['notFound', 'invoiceNotBilled', 'eInvoiceIncomplete'],
  }),
  listValidExportOptions: endpoint({
    method: 'GET',
    path: '/invoices/{id}/validExportOptions',
    summary: 'Say where an invoice can be exported to',
    ...ofInvoice,
    response: z.strictObject({ validExportOptions: z.array(z.enum(['csv'])) }),
    reasons: ['notFound'],
  }),
  listMissingFacts: endpoint({
    method: 'GET',
    path: '/invoices/{id}/missingFacts',
    summary: 'Name what an invoice lacks by the law of the company’s country and as e-invoice, and where to enter it',
    ...ofInvoice,
    response: z.strictObject({
      facts: z.array(MissingFact),
      /** What else stands in the way of e-invoices, in sentences. */
      obstacles: z.strictObject({ facturX: z.array(z.string()), peppol: z.array(z.string()) }),
    }),
    reasons: ['notFound'],
  }),
  getInvoiceMail: endpoint({
    method: 'GET',
    path: '/invoices/{id}/mail',
    summary: 'Show the mail that an invoice would be sent with',
    ...ofInvoice,
    response: InvoiceMail,
    reasons: ['notFound', 'invoiceNotBilled'],
  }),
  sendInvoice: endpoint({
    method: 'POST',
    path: '/invoices/{id}/send',
    summary: 'Send a billed invoice by mail',
    ...ofInvoice,
    body: z.strictObject({
      recipients: z.array(Recipient).min(1).max(MOST_RECIPIENTS),
      ...MailOfInvoice.shape,
      attachments: z.array(InvoiceFileKind).min(1).max(invoiceFileKinds.length),
    }),
    response: InvoiceSending,
    reasons: ['notFound', 'invoiceNotBilled', 'recipientNotKnown', 'addressDeclined', 'eInvoiceIncomplete'],
  }),
  listSendings: endpoint({
    method: 'GET',
    path: '/invoices/{id}/sendings',
    summary: 'List what of an invoice went to whom, newest first, with the very files',
    ...ofInvoice,
    query: z.strictObject(pageQuery(25)),
    response: pageOf(InvoiceSending),
    reasons: ['notFound'],
  }),
})
