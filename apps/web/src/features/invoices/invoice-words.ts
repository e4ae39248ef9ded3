import {
  type InvoiceState,
  type ItemSource,
  type ItemState,
  type TimeSheetGrouping,
  type VatCategory,
  vatCategories,
} from '@praxis/contract/invoices/invoice-rules'
import type { Invoice, InvoiceItem, InvoiceListItem } from '@praxis/contract/invoices/invoice-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatPercent } from '@praxis/domain/money/percent'

export const STATES: Readonly<Record<InvoiceState, string>> = {
  draft: 'Draft',
  billed: 'Billed',
  partPaid: 'Part paid',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
  issued: 'Issued',
}

export const KINDS = { invoice: 'Invoice', creditNote: 'Credit note' } as const

export const SOURCES: Readonly<Record<ItemSource, string>> = {
  time: 'Time sheets',
  expenses: 'Expenses',
  agreement: 'Agreements',
  free: 'Free items',
}

export const GROUPINGS: Readonly<Record<TimeSheetGrouping, string>> = {
  none: 'None',
  byEmployee: 'By employee',
  byEmployeeByMonth: 'By employee, by month',
  byEachSingleSubmission: 'By each entry',
}

export const VAT_CATEGORIES: Readonly<Record<VatCategory, string>> = {
  standard: 'Standard',
  zero: 'Zero',
  exempt: 'Exempt',
  reverseCharge: 'Reverse charge',
  outside: 'Outside the scope of VAT',
}

export const vatCategoryOptions = vatCategories.map((value) => ({ value, label: VAT_CATEGORIES[value] }))

/** What is done with an item when its invoice is billed. */
export const ITEM_STATES: Readonly<Record<ItemState, string>> = {
  fullyInvoiced: 'Bill in full',
  partlyInvoiced: 'Bill in part',
  billNextTime: 'Bill next time',
}

/** '20%', or why nothing is charged. */
export const vatText = ({ vatRate, vatCategory }: { vatRate: number; vatCategory: VatCategory }): string => {
  if (vatCategory === 'standard' || vatCategory === 'zero') return formatPercent(vatRate)
  return vatCategory === 'outside' ? 'Outside' : vatCategory === 'exempt' ? 'Exempt' : 'Reverse'
}

/** 'Standard, 20%'. */
export const vatGroupText = ({ vatRate, vatCategory }: { vatRate: number; vatCategory: VatCategory }): string =>
  vatCategory === 'standard' || vatCategory === 'zero'
    ? `${VAT_CATEGORIES[vatCategory]}, ${formatPercent(vatRate)}`
    : VAT_CATEGORIES[vatCategory]

/** A rate that charges something is the standard one; one that charges nothing has a reason, which is kept. */
export const categoryOfRate = (vatRate: number, before: VatCategory): VatCategory => {
  if (vatRate > 0) return 'standard'
  return before === 'standard' ? 'zero' : before
}

/** An amount of an invoice among others: a credit note takes it back. */
export const amountAmongOthers = ({ kind }: Pick<InvoiceListItem, 'kind'>, amount: number): number =>
  kind === 'creditNote' ? -amount : amount

export const itemsText = (count: number): string => (count === 1 ? '1 item' : `${count} items`)
export const invoicesText = (count: number): string =>
  count === 1 ? '1 invoice' : `${count.toLocaleString('en-GB')} invoices`
export const entriesText = (count: number): string => (count === 1 ? '1 entry' : `${count} entries`)

/** Hours as people read them: 96.5 is '96h 30m'. */
export const hoursText = (quantity: number): string => formatDuration(Math.round(quantity * 3600))

export const projectsText = ({ projects }: Pick<Invoice, 'projects'>): string =>
  projects.map(({ name }) => name).join(', ')

/** What an invoice is called: its number, or what it is for until it has one. */
export const invoiceName = (invoice: Pick<InvoiceListItem, 'number' | 'projects' | 'client' | 'kind'>): string =>
  invoice.number ??
  `${invoice.kind === 'creditNote' ? 'Credit note' : 'Draft'} for ${projectsText(invoice) || invoice.client.name}`

const QUANTITY = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 0, maximumFractionDigits: 4 })
const HOURS = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

export const quantityText = ({ quantity, unit }: Pick<InvoiceItem, 'quantity' | 'unit'>): string =>
  (unit === 'hour' ? HOURS : QUANTITY).format(quantity)
