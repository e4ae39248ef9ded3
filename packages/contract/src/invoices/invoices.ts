import * as z from 'zod'
import { ofProjects, projectParams } from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf, pageQuery } from '../protocol/page'
import { Currency, Day, Id, madeOn, PlausibleDay } from '../protocol/values'
import {
  invoiceKinds,
  invoiceStates,
  MOST_INVOICE_ITEMS,
  MOST_INVOICED_PROJECTS,
  MOST_INVOICED_ROWS,
} from './invoice-rules'
import {
  FreeItem,
  Invoice,
  InvoiceChanges,
  InvoiceItemChanges,
  InvoiceListItem,
  TimeSheetGrouping,
} from './invoice-shapes'
import { ClientInvoicing, InvoicedSums } from './invoiced-sums'
import { UninvoicedClient, UninvoicedSums, UninvoicedWork } from './uninvoiced-work'

const params = projectParams
const ofInvoice = { ...ofProjects, params } as const
const itemParams = z.strictObject({ id: Id, itemId: Id })
const ofDraft = ['notFound', 'billedInvoiceCannotBeEdited', 'changedMeanwhile'] as const

const period = { from: PlausibleDay.optional(), to: PlausibleDay.optional() }
const Projects = z.array(Id).max(MOST_INVOICED_PROJECTS)

/** An agreement item, or a part of it: what is left of what is due, unless an amount is given. */
const AgreementPart = z.strictObject({ id: Id, amount: z.int().min(1).max(1_000_000_000_000).optional() })
const AgreementParts = z.array(AgreementPart).max(MOST_INVOICE_ITEMS)

const head = {
  dueDate: PlausibleDay.nullable().default(null),
  reference: z.string().trim().max(200).optional().describe('The project’s purchase order, unless given'),
  note: z.string().trim().max(2000).default(''),
}

export const NewInvoice = z.strictObject({
  projectID: Id,
  /** Further projects of the same client and currency. */
  projectIDs: Projects.default([]),
  /** Days of work and of expenses; all up to today by default. */
  ...period,
  timeSheetGrouping: TimeSheetGrouping.default('byEmployeeByMonth'),
  time: z.boolean().default(true).describe('Whether approved time of the period goes on it'),
  expenses: z
    .boolean()
    .default(true)
    .describe('Whether approved expenses of the period that are billed to the client do'),
  waitingItems: z.boolean().default(true).describe('Whether what earlier invoices left does'),
  agreementItems: AgreementParts.default([]),
  freeItems: z.array(FreeItem).max(MOST_INVOICE_ITEMS).default([]),
  /** Time entries, expenses and waiting items that stay open nevertheless. */
  leaveOut: z.array(Id).max(MOST_INVOICED_ROWS).default([]),
  ...head,
})
export type NewInvoice = z.output<typeof NewInvoice>

export const invoiceSortOrders = ['-date', 'date', 'dueDate', '-dueDate', '-total', 'total'] as const

export const InvoiceFilter = z.strictObject({
  /** The words begin words of the number, the client, the projects or the reference. */
  search: z.string().trim().max(200).optional(),
  states: z.array(z.enum(invoiceStates)).max(invoiceStates.length).optional(),
  kind: z.enum(invoiceKinds).optional(),
  clientID: Id.optional(),
  projectID: Id.optional(),
  currency: Currency.optional(),
  /** The day it was billed, of a draft the day it was made. */
  from: Day.optional(),
  to: Day.optional(),
})
export type InvoiceFilter = z.output<typeof InvoiceFilter>

const listedInvoices = {
  filter: InvoiceFilter.default({}),
  sortOrder: z.enum(invoiceSortOrders).default('-date'),
}

/** Sums of the invoices of a filter in one currency, of the lines that the caller may see. */
const SumsOfState = z.strictObject({
  state: z.enum(invoiceStates),
  currency: Currency,
  count: z.int(),
  net: z.int(),
  vat: z.int(),
  total: z.int(),
  /** What is still to be paid. */
  open: z.int(),
  /** The earliest day of a draft, or the earliest due date. */
  earliest: Day.nullable(),
})

/** An entry behind an item. */
const RowBehindItem = z.strictObject({
  /** The entry’s; of an item that was credited as a whole, the place in what it was billed with. */
  id: z.string(),
  kind: z.enum(['time', 'expense']),
  day: Day,
  employeeName: z.string(),
  roleName: z.string(),
  text: z.string(),
  /** Of time, as it is charged. */
  seconds: z.int(),
  net: z.int(),
})
export type RowBehindItem = z.infer<typeof RowBehindItem>

export const invoices = about('invoices', {
  listInvoicesPaginated: endpoint({
    method: 'POST',
    path: '/invoices/paginated',
    summary: 'List the invoices of which the caller may see lines',
    ...ofProjects,
    reads: true,
    body: z.strictObject({ ...pageQuery(25), ...listedInvoices }),
    response: pageOf(InvoiceListItem),
  }),
  sumInvoices: endpoint({
    method: 'POST',
    path: '/invoices/sums',
    summary: 'Sum up those invoices by state and currency',
    ...ofProjects,
    reads: true,
    body: z.strictObject({ filter: InvoiceFilter.default({}) }),
    response: z.strictObject({ sums: z.array(SumsOfState) }),
  }),
  exportInvoices: endpoint({
    method: 'POST',
    path: '/invoices/csv',
    summary: 'Download those invoices as CSV',
    ...ofProjects,
    reads: true,
    body: z.strictObject(listedInvoices),
    response: 'binary',
    makes: 'csv',
  }),
  createInvoice: endpoint({
    method: 'POST',
    path: '/invoices',
    summary: 'Make a draft of open work, agreed items and free items of one or several projects of a client',
    ...ofProjects,
    body: NewInvoice,
    response: Invoice,
    reasons: ['notFound', 'projectNotInvoiceable'],
  }),
  getInvoice: endpoint({
    method: 'GET',
    path: '/invoices/{id}',
    summary: 'Get an invoice with its items, of the projects whose invoicing the caller may see',
    ...ofInvoice,
    response: Invoice,
    reasons: ['notFound'],
  }),
  findInvoiceOfItem: endpoint({
    method: 'GET',
    path: '/invoices/ofItem/{itemId}',
    summary: 'Say which invoice an item is on: time entries and expenses name the item that they are behind',
    ...ofProjects,
    params: z.strictObject({ itemId: Id }),
    response: z.strictObject({ id: Id, number: z.string().nullable().describe('Null while it is a draft') }),
    reasons: ['notFound'],
  }),
  updateInvoice: endpoint({
    method: 'PUT',
    path: '/invoices/{id}',
    summary: 'Change the due date, reference or note of a draft; omitted fields stay',
    ...ofInvoice,
    body: InvoiceChanges.extend(madeOn),
    response: Invoice,
    reasons: ofDraft,
  }),
  deleteInvoice: endpoint({
    method: 'DELETE',
    path: '/invoices/{id}',
    summary: 'Delete a draft; what was on it is open again',
    ...ofInvoice,
    response: 'nothing',
    reasons: ['notFound', 'billedInvoiceCannotBeEdited'],
  }),
  updateTimeSheetGrouping: endpoint({
    method: 'PUT',
    path: '/invoices/{id}/updateTimeSheetGrouping',
    summary: 'Group the time of a draft anew; other items stay as they are',
    ...ofInvoice,
    body: z.strictObject({ timeSheetGrouping: TimeSheetGrouping, ...madeOn }),
    response: Invoice,
    reasons: ofDraft,
  }),
  createInvoiceItem: endpoint({
    method: 'POST',
    path: '/invoices/{id}/items',
    summary: 'Add a free item to a draft',
    ...ofInvoice,
    body: FreeItem.extend(madeOn),
    response: Invoice,
    reasons: [...ofDraft, 'projectNotInvoiceable'],
  }),
  addOpenWork: endpoint({
    method: 'POST',
    path: '/invoices/{id}/items/openWork',
    summary: 'Add open work and agreed items of its projects to a draft',
    ...ofInvoice,
    body: NewInvoice.pick({
      from: true,
      to: true,
      time: true,
      expenses: true,
      waitingItems: true,
      agreementItems: true,
      leaveOut: true,
    }).extend(madeOn),
    response: Invoice,
    reasons: [...ofDraft, 'projectNotInvoiceable'],
  }),
  updateInvoiceItem: endpoint({
    method: 'PUT',
    path: '/invoices/{id}/items/{itemId}',
    summary: 'Change an item of a draft; omitted fields stay',
    ...ofProjects,
    params: itemParams,
    body: InvoiceItemChanges.extend(madeOn),
    response: Invoice,
    reasons: ofDraft,
  }),
  deleteInvoiceItem: endpoint({
    method: 'DELETE',
    path: '/invoices/{id}/items/{itemId}',
    summary: 'Take an item off a draft; what is behind it is open again',
    ...ofProjects,
    params: itemParams,
    response: Invoice,
    reasons: ['notFound', 'billedInvoiceCannotBeEdited'],
  }),
  orderInvoiceItems: endpoint({
    method: 'PUT',
    path: '/invoices/{id}/items/order',
    summary: 'Put the items of a draft in another order; it names each once',
    ...ofInvoice,
    body: z.strictObject({ itemIDs: z.array(Id).max(MOST_INVOICE_ITEMS), ...madeOn }),
    response: Invoice,
    reasons: ofDraft,
  }),
  listRowsBehindItem: endpoint({
    method: 'GET',
    path: '/invoices/{id}/items/{itemId}/rows',
    summary: 'List the time entries or expenses behind an item, by day',
    ...ofProjects,
    params: itemParams,
    query: z.strictObject(pageQuery(50)),
    response: pageOf(RowBehindItem),
    reasons: ['notFound'],
  }),
  moveToBilled: endpoint({
    method: 'POST',
    path: '/invoices/{id}/moveToBilled',
    summary: 'Bill a draft: it gets its number and stays as it is from then on',
    ...ofInvoice,
    body: z.strictObject(madeOn),
    response: Invoice,
    reasons: [
      'notFound',
      'billedInvoiceCannotBeEdited',
      'emptyInvoiceCannotBeBilled',
      'negativeInvoiceCannotBeBilled',
      'currencyConversionNotSupported',
      'changedMeanwhile',
    ],
  }),
  generateInvoiceNumber: endpoint({
    method: 'GET',
    path: '/invoices/{id}/generateInvoiceNumber',
    summary: 'Say which number a draft would get if it were billed now; nothing is reserved',
    ...ofInvoice,
    response: z.strictObject({ number: z.string() }),
    reasons: ['notFound'],
  }),
  getUninvoicedWork: endpoint({
    method: 'POST',
    path: '/invoices/uninvoiced',
    summary: 'Say what could go on an invoice of these projects, and what could not, and why',
    ...ofProjects,
    reads: true,
    body: z.strictObject({
      projectIDs: Projects.min(1),
      ...period,
      timeSheetGrouping: TimeSheetGrouping.default('byEmployeeByMonth'),
    }),
    response: UninvoicedWork,
    reasons: ['notFound', 'projectNotInvoiceable'],
  }),
  listUninvoicedClients: endpoint({
    method: 'POST',
    path: '/invoices/uninvoiced/paginated',
    summary: 'List clients whose work is not invoiced yet, and sum up all of it by currency',
    ...ofProjects,
    reads: true,
    body: z.strictObject({ ...pageQuery(25), search: z.string().trim().max(200).optional() }),
    response: pageOf(UninvoicedClient).extend({ sums: z.array(UninvoicedSums) }),
  }),
  listProjectInvoices: endpoint({
    method: 'GET',
    path: '/projects/{id}/invoices',
    summary: 'List the invoices of a project, newest first',
    ...ofProjects,
    params,
    query: z.strictObject(pageQuery(25)),
    response: pageOf(InvoiceListItem).extend({ can: z.strictObject({ create: z.boolean() }) }),
    reasons: ['notFound'],
  }),
  getProjectInvoicing: endpoint({
    method: 'GET',
    path: '/projects/{id}/invoicing',
    summary: 'Say what of a project’s work is invoiced, paid, open, on drafts and not invoiced yet',
    ...ofProjects,
    params,
    response: InvoicedSums,
    reasons: ['notFound'],
  }),
  getClientInvoicing: endpoint({
    method: 'GET',
    path: '/clients/{id}/invoicing',
    summary: 'Say the same of a client’s projects whose invoicing the caller may see',
    ...ofInvoice,
    response: ClientInvoicing,
    reasons: ['notFound'],
  }),
  createInvoiceByAgreements: endpoint({
    method: 'POST',
    path: '/projects/{id}/invoices/byAgreements',
    summary: 'Make a draft of agreement items: those that are due, unless they are named',
    ...ofProjects,
    params,
    body: z.strictObject({ agreementItems: AgreementParts.optional(), ...head }),
    response: Invoice,
    reasons: ['notFound', 'projectNotInvoiceable', 'nothingToInvoice'],
  }),
})
