import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { EmployeeBrief } from '../people/employees'
import { planCategories } from '../plans/plan-rules'
import { Currency, Day, Id, Moment, Name, PlausibleDay, Version } from '../protocol/values'
import {
  invoiceKinds,
  invoiceStages,
  invoiceStates,
  itemSources,
  itemStates,
  itemUnits,
  timeSheetGroupings,
  vatCategories,
} from './invoice-rules'

const MOST_MONEY = 1_000_000_000_000
const MOST_QUANTITY = 1_000_000

export const TimeSheetGrouping = z.enum(timeSheetGroupings)
export const VatCategory = z.enum(vatCategories)
/** As a fraction: 0.2 is 20 %. */
export const VatRate = z.number().min(0).max(1).multipleOf(0.0001)
/** Minor units of the invoice’s currency. */
const UnitAmount = z.int().min(0).max(MOST_MONEY)
/** Below nothing where something is taken off. */
const Quantity = z.number().min(-MOST_QUANTITY).max(MOST_QUANTITY).multipleOf(0.0001)
/** In percent. */
const DiscountRate = z.number().min(0).max(100).multipleOf(0.01)
const Description = z.string().trim().max(2000)

/** A project, as far as an invoice speaks of it. */
export const InvoicedProject = z.strictObject({ id: Id, name: z.string() })
export type InvoicedProject = z.infer<typeof InvoicedProject>

/** What can be changed of an item; what it is made of cannot. */
const itemFields = {
  name: Name,
  description: Description,
  quantity: Quantity,
  unitAmount: UnitAmount,
  discountRate: DiscountRate,
  vatRate: VatRate,
  vatCategory: VatCategory,
  state: z.enum(itemStates),
}
export const InvoiceItemChanges = z.strictObject(itemFields).partial()
export type InvoiceItemChanges = z.output<typeof InvoiceItemChanges>

/** An item of its own; VAT that is not given is the project’s, the client’s or the company’s. */
export const FreeItem = z.strictObject({
  /** Needed on an invoice of several projects. */
  projectID: Id.optional(),
  name: Name,
  description: Description.default(''),
  quantity: Quantity.default(1),
  unitAmount: UnitAmount,
  discountRate: DiscountRate.default(0),
  vatRate: VatRate.optional(),
  vatCategory: VatCategory.optional(),
  state: z.enum(itemStates).default('fullyInvoiced'),
  /** Which budget of the project it counts for. */
  category: z.enum(planCategories).default('othersBudget'),
})
export type FreeItem = z.output<typeof FreeItem>

export const InvoiceItem = z
  .strictObject({
    id: Id,
    /** Its place on the invoice, from 0. */
    index: z.int(),
    project: InvoicedProject,
    source: z.enum(itemSources),
    ...itemFields,
    unit: z.enum(itemUnits),
    /** The first and last day of what is behind it. */
    from: Day.nullable(),
    to: Day.nullable(),
    timeSheetSubmissions: z.array(Id),
    expenses: z.array(Id),
    /** How many entries are behind it; of an item that was credited as a whole, how many it was billed with. */
    rows: z.int(),
    agreementItemID: Id.nullable(),
    /** The item of an earlier invoice whose rest this one is. */
    linkedInvoiceItem: z.strictObject({ id: Id, invoiceID: Id, invoiceNumber: z.string().nullable() }).nullable(),
    /** Before the discount. */
    gross: z.int(),
    /** Without VAT. */
    subtotal: z.int(),
    /** Allotted, so that the lines of a rate add up to its VAT. */
    vat: z.int(),
    total: z.int(),
    /** What there was, before any discount; more than `gross` where a part is carried on or written off. */
    original: z.int(),
    /** What credit notes took back of it, without VAT. */
    credited: z.int(),
    canBeDeleted: z.boolean(),
  })
  .meta({ id: 'InvoiceItem' })
export type InvoiceItem = z.infer<typeof InvoiceItem>

/** The lines of one rate and category; VAT is worked out on their sum. */
export const VatGroup = z.strictObject({
  vatCategory: VatCategory,
  vatRate: VatRate,
  net: z.int(),
  vat: z.int(),
})

const sums = { net: z.int(), vat: z.int(), total: z.int() }
/** Of the items that are billed now. */
export const InvoiceSums = z.strictObject({
  gross: z.int(),
  discount: z.int(),
  ...sums,
  vatGroups: z.array(VatGroup),
})
export type InvoiceSums = z.infer<typeof InvoiceSums>

/** What was paid and taken back; absent for callers who see only the lines of some of its projects. */
const balances = { received: z.int(), credited: z.int(), open: z.int() }

const invoiceBasics = {
  id: Id,
  kind: z.enum(invoiceKinds),
  stage: z.enum(invoiceStages),
  state: z.enum(invoiceStates),
  /** Given when it is billed. */
  number: z.string().nullable(),
  client: ClientBrief,
  currency: Currency,
  /** Those of its projects that the caller may see. */
  projects: z.array(InvoicedProject),
  billedOn: Day.nullable(),
  /** Of a draft, when it would be due if it were billed today. */
  dueDate: Day,
  reference: z.string(),
  /** The day that a scheduler made it for. */
  scheduledFor: Day.nullable(),
  createdAt: Moment,
}

export const Invoice = z
  .strictObject({
    ...invoiceBasics,
    /** Whether the due date was typed: otherwise it follows from the terms. */
    isDueDateTyped: z.boolean(),
    timeSheetGrouping: TimeSheetGrouping,
    note: z.string(),
    items: z.array(InvoiceItem),
    /** The same items by what they are made of. */
    groupedItems: z.array(z.strictObject({ source: z.enum(itemSources), itemIDs: z.array(Id), subtotal: z.int() })),
    sums: InvoiceSums,
    /** VAT in the company’s currency, by the rate of the day, where the invoice is in another one. */
    vatInOwnCurrency: z.strictObject({ currency: Currency, vat: z.int() }).nullable(),
    /** Items that wait for the next invoice. */
    waiting: z.strictObject({ count: z.int(), subtotal: z.int() }),
    /** Of a credit note: what it corrects. */
    creditedInvoice: z.strictObject({ id: Id, number: z.string() }).nullable(),
    creditNotes: z.array(z.strictObject({ id: Id, number: z.string(), billedOn: Day, total: z.int() })),
    ...balances,
    received: balances.received.optional(),
    credited: balances.credited.optional(),
    open: balances.open.optional(),
    /** Whether the caller sees all of its projects. */
    isWhole: z.boolean(),
    validExportOptions: z.array(z.enum(['csv'])),
    createdBy: EmployeeBrief.nullable(),
    updatedAt: Moment,
    billedBy: EmployeeBrief.nullable(),
    version: Version,
    can: z.strictObject({
      edit: z.boolean(),
      bill: z.boolean(),
      delete: z.boolean(),
      credit: z.boolean(),
      notePayments: z.boolean(),
      send: z.boolean(),
      readHistory: z.boolean(),
    }),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof Invoice>

export const InvoiceListItem = z
  .strictObject({
    ...invoiceBasics,
    /** Of the lines that the caller may see. */
    ...sums,
    open: balances.open.optional(),
    lastSentAt: Moment.nullable(),
  })
  .meta({ id: 'InvoiceListItem' })
export type InvoiceListItem = z.infer<typeof InvoiceListItem>

/** What can be changed of a draft beside its items; null lets the due date follow from the terms. */
export const InvoiceChanges = z
  .strictObject({
    dueDate: PlausibleDay.nullable(),
    reference: z.string().trim().max(200),
    note: z.string().trim().max(2000),
  })
  .partial()
export type InvoiceChanges = z.output<typeof InvoiceChanges>
