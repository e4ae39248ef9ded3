import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { EmployeeBrief } from '../people/employees'
import { Currency, Day, Id } from '../protocol/values'
import { itemSources } from './invoice-rules'
import { InvoicedProject, VatCategory, VatRate } from './invoice-shapes'

const vat = { vatRate: VatRate, vatCategory: VatCategory }

/** A line that time would become. */
const UninvoicedTime = z.strictObject({
  projectID: Id,
  name: z.string(),
  /** Whose time it is, where that is one person’s. */
  employee: EmployeeBrief.nullable(),
  roleName: z.string(),
  from: Day,
  to: Day,
  seconds: z.int(),
  /** Hours, with up to four decimals. */
  quantity: z.number(),
  unitAmount: z.int(),
  net: z.int(),
  timeSheetSubmissions: z.array(Id),
})

const UninvoicedExpense = z.strictObject({
  id: Id,
  projectID: Id,
  name: z.string(),
  typeName: z.string(),
  employee: EmployeeBrief,
  incurredDate: Day,
  /** Without VAT, in the currency of the project, with its mark-up. */
  net: z.int(),
  ...vat,
})

const UninvoicedAgreement = z.strictObject({
  id: Id,
  projectID: Id,
  name: z.string(),
  dueDate: Day,
  doneOn: Day.nullable(),
  /** All that was agreed; of a retainer, all its periods. */
  total: z.int(),
  /** On invoices, drafts included, that were not credited. */
  invoiced: z.int(),
  /** What can go on an invoice, also ahead of its time. */
  left: z.int(),
  /** What of it is due up to the last day of the period. */
  due: z.int(),
  /** The draft that it is on. */
  draftID: Id.nullable(),
})

/** What an earlier invoice left: the rest of an item, or an item that waited. */
const WaitingItem = z.strictObject({
  id: Id,
  projectID: Id,
  name: z.string(),
  source: z.enum(itemSources),
  invoice: z.strictObject({ id: Id, number: z.string() }),
  quantity: z.number(),
  unitAmount: z.int(),
  net: z.int(),
})

export const notOfferedReasons = [
  'waitingForApproval',
  'onAnotherDraft',
  'withoutRate',
  'fixedPrice',
  'coveredByRetainer',
  'notBilledToClient',
] as const
/** Work of the period that cannot go on an invoice, and why. */
const NotOffered = z.strictObject({
  reason: z.enum(notOfferedReasons),
  kind: z.enum(['time', 'expenses']),
  projectID: Id,
  count: z.int(),
  seconds: z.int(),
  /** What it would come to; nothing where nobody can say. */
  net: z.int(),
  /** Whose it is, where that is one person’s. */
  employee: EmployeeBrief.nullable(),
  draftID: Id.nullable(),
})

/** All that could go on an invoice of these projects, and what could not. */
export const UninvoicedWork = z
  .strictObject({
    client: ClientBrief,
    currency: Currency,
    projects: z.array(z.strictObject({ ...InvoicedProject.shape, ...vat })),
    time: z.array(UninvoicedTime),
    expenses: z.array(UninvoicedExpense),
    agreements: z.array(UninvoicedAgreement),
    waitingItems: z.array(WaitingItem),
    notOffered: z.array(NotOffered),
    net: z.strictObject({
      time: z.int(),
      expenses: z.int(),
      agreements: z.int(),
      waitingItems: z.int(),
      total: z.int(),
      /** Lines are rounded: what they differ by from the sum of their entries. */
      rounding: z.int(),
    }),
  })
  .meta({ id: 'UninvoicedWork' })
export type UninvoicedWork = z.infer<typeof UninvoicedWork>

/** What is not invoiced yet, by what it is made of; a draft is not yet an invoice. */
export const UninvoicedSums = z
  .strictObject({
    currency: Currency,
    time: z.int(),
    seconds: z.int(),
    expenses: z.int(),
    agreements: z.int(),
    waitingItems: z.int(),
    total: z.int(),
    /** What of it stands on drafts. */
    onDrafts: z.int(),
    /** What of it was worked, spent or due before the first of this month. */
    beforeThisMonth: z.int(),
    /** Approved chargeable time without a rate comes to nothing, so it is named. */
    secondsWithoutRate: z.int(),
  })
  .meta({ id: 'UninvoicedSums' })
export type UninvoicedSums = z.infer<typeof UninvoicedSums>

export const UninvoicedClient = z.strictObject({
  /** The client’s. */
  id: Id,
  client: ClientBrief,
  projects: z.array(z.strictObject({ ...InvoicedProject.shape, sums: UninvoicedSums })),
  /** By currency. */
  sums: z.array(UninvoicedSums),
})
export type UninvoicedClient = z.infer<typeof UninvoicedClient>
