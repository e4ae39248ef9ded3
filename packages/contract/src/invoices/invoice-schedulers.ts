import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { ofProjects, projectParams } from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf, pageQuery } from '../protocol/page'
import { Currency, Day, Id, madeOn, PlausibleDay, Version } from '../protocol/values'
import { invoiceSchedulers as schedulerTypes } from '../tasks/task-rules'
import { MOST_OF_ITEM } from './invoice-rules'
import { InvoicedProject, VatRate } from './invoice-shapes'

/** When drafts of a project are made; `{month}` in the text is the month the draft is made for. */
const schedulerFields = {
  type: z.enum(schedulerTypes),
  /** Of a fixed amount: what is billed each time, without VAT, in the currency of the project. */
  amount: z.int().min(1).max(MOST_OF_ITEM).nullable(),
  /** 31 is the last day of shorter months. */
  dayOfMonth: z.int().min(1).max(31),
  /** The last day a draft is made on; null without an end. */
  until: PlausibleDay.nullable(),
  text: z.string().trim().max(200),
  /** Of agreed items: those that are due wait until they are marked as done. Periods of a retainer are never done. */
  onlyDone: z.boolean(),
}

export const InvoiceScheduler = z
  .strictObject({
    /** That of the project, which has one at most. */
    id: Id,
    project: InvoicedProject,
    client: ClientBrief,
    currency: Currency,
    ...schedulerFields,
    until: Day.nullable(),
    /** When the next draft is made; null where none will be. */
    nextOn: Day.nullable(),
    /** What it would come to without VAT as things stand; null where there will be none. */
    expected: z.int().nullable(),
    /** The VAT that a fixed amount gets. */
    vatRate: VatRate,
    lastDraft: z.strictObject({ id: Id, number: z.string().nullable(), day: Day }).nullable(),
    /** The names of those who are told of drafts. */
    tells: z.array(z.string()),
    version: Version,
    can: z.strictObject({ edit: z.boolean() }),
  })
  .meta({ id: 'InvoiceScheduler' })
export type InvoiceScheduler = z.infer<typeof InvoiceScheduler>

export const InvoiceSchedulerInput = z.strictObject({
  type: schedulerFields.type,
  amount: schedulerFields.amount.default(null),
  dayOfMonth: schedulerFields.dayOfMonth.default(1),
  until: schedulerFields.until.default(null),
  text: schedulerFields.text.default(''),
  onlyDone: schedulerFields.onlyDone.default(false),
})
export type InvoiceSchedulerInput = z.output<typeof InvoiceSchedulerInput>

export const invoiceSchedulers = about('invoices', {
  listInvoiceSchedulers: endpoint({
    method: 'GET',
    path: '/invoices/schedulers',
    summary: 'List the client projects whose invoicing the caller may see, by when their next draft is made',
    ...ofProjects,
    query: z.strictObject({
      ...pageQuery(25),
      search: z.string().trim().max(200).optional(),
      type: z.enum(schedulerTypes).optional(),
      clientID: Id.optional(),
    }),
    response: pageOf(InvoiceScheduler),
  }),
  getInvoiceScheduler: endpoint({
    method: 'GET',
    path: '/projects/{id}/invoiceScheduler',
    summary: 'Get when and how drafts of a project are made',
    ...ofProjects,
    params: projectParams,
    response: InvoiceScheduler,
    reasons: ['notFound', 'projectNotInvoiceable'],
  }),
  updateInvoiceScheduler: endpoint({
    method: 'PUT',
    path: '/projects/{id}/invoiceScheduler',
    summary: 'Set when and how drafts of a project are made; somebody bills them',
    ...ofProjects,
    params: projectParams,
    body: InvoiceSchedulerInput.extend(madeOn),
    response: InvoiceScheduler,
    reasons: ['notFound', 'projectNotInvoiceable', 'projectInactive', 'changedMeanwhile'],
  }),
})
