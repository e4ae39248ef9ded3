import type { BankAccount } from '@praxis/contract/company/bank-account'
import type { ElectronicAddress } from '@praxis/contract/company/invoice-settings'
import type { InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import type { Currency } from '@praxis/contract/protocol/values'
import type { Day } from '../calendar/day'
import type { InvoiceLine } from './line-sums'
import type { VatGroup } from './vat-groups'

/**
 * All that an invoice says, as it was when it was billed: it is printed, sent and read by accounting from this alone, so
 * that nothing that changes later changes it. It is kept as JSON, and what is kept is never rewritten: a document that
 * says more one day has another version.
 */
export interface InvoiceDocument {
  readonly version: 1
  readonly kind: 'invoice' | 'creditNote'
  /** What the paper is called in the seller’s country. */
  readonly title: string
  /** Nothing while it is a draft. */
  readonly number: string | null
  /** Of a draft, the day it is looked at. */
  readonly billedOn: Day
  /** A credit note has none. */
  readonly dueDate: Day | null
  readonly currency: Currency
  readonly seller: DocumentSeller
  readonly buyer: DocumentBuyer
  readonly projects: readonly { readonly id: string; readonly name: string }[]
  /** The client’s purchase order. */
  readonly reference: string
  readonly note: string
  readonly footnote: string
  /** How many days there are to pay, unless the due date was typed, and what is said of it. */
  readonly terms: { readonly days: number | null; readonly text: string }
  /** What a credit note corrects. */
  readonly corrects: { readonly number: string; readonly billedOn: Day } | null
  readonly lines: readonly DocumentLine[]
  readonly vatGroups: readonly DocumentVatGroup[]
  readonly totals: DocumentTotals
  readonly vatInOwnCurrency: VatInOwnCurrency | null
  /** What was billed before US accounts could be entered says nothing of routing numbers. */
  readonly bankAccount: (BankAccount & { readonly routingNumber?: string }) | null
  readonly look: DocumentLook
}

export interface DocumentAddress {
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly postcode: string
  readonly region: string
  readonly country: string
}

interface DocumentParty {
  /** As it is registered. */
  readonly name: string
  readonly address: DocumentAddress
  readonly vatNumber: string
  readonly companyNumber: string
  readonly electronicAddress: ElectronicAddress
}

export interface DocumentSeller extends DocumentParty {
  /** What it is called every day, where that is another name. */
  readonly tradingName: string
  readonly taxNumber: string
  readonly legalNotice: string
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string }
}

export interface DocumentBuyer extends DocumentParty {
  /** What the client asked to be named, such as a cost centre. */
  readonly buyerReference: string
  readonly email: string
}

/** A line with its sums: quantities and rates in ten-thousandths, discounts in hundredths of a percent. */
export interface DocumentLine extends InvoiceLine {
  readonly itemID: string
  readonly projectID: string
  readonly source: InvoiceItem['source']
  readonly name: string
  readonly description: string
  readonly unit: InvoiceItem['unit']
  readonly from: Day | null
  readonly to: Day | null
  readonly gross: number
  readonly net: number
  readonly vat: number
}

export interface DocumentVatGroup extends VatGroup {
  /** Why there is no VAT, in the words that are printed; empty where there is some. */
  readonly reason: string
}

export interface DocumentTotals {
  readonly gross: number
  readonly discount: number
  readonly net: number
  readonly vat: number
  readonly total: number
}

/** VAT as the seller’s tax office counts it, by the rate of the day. */
export interface VatInOwnCurrency {
  readonly currency: Currency
  readonly vat: number
  /** With all decimals, as it is printed. */
  readonly rate: string
  readonly rateDay: Day
}

export interface DocumentLook {
  /** #rrggbb */
  readonly primary: string
  /** The kept copy of the logo; of a draft, of which nothing is kept, the logo as it is now. */
  readonly logo: { readonly kept: string } | { readonly current: string } | null
}

/** The entries behind each item, as they were. */
export interface InvoiceBreakdown {
  readonly version: 1
  readonly items: readonly { readonly itemID: string; readonly entries: readonly BreakdownEntry[] }[]
}

export interface BreakdownEntry {
  readonly day: Day
  readonly employeeName: string
  readonly text: string
  /** Of time, as it is charged; expenses have none. */
  readonly seconds: number | null
  /** What it comes to without VAT. */
  readonly net: number
}

/** When the work was done: from the first to the last day of all lines, or nothing where none has days. */
export const periodOf = ({
  lines,
}: Pick<InvoiceDocument, 'lines'>): { readonly from: Day; readonly to: Day } | null => {
  const days = lines.flatMap(({ from, to }) => [from, to]).filter((day) => day !== null)
  const [first] = days
  if (first === undefined) return null
  return {
    from: days.reduce((least, day) => (day < least ? day : least), first),
    to: days.reduce((most, day) => (day > most ? day : most), first),
  }
}
