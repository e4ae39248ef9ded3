import type { Day } from '../calendar/day'
import type { EInvoiceVatCategory } from './vat-categories'

/**
 * An invoice in the terms of EN 16931, from which UBL and CII are written. Amounts are integers in minor units of their
 * currency; a text that is not known is empty. BT numbers are the standard’s own, where a name alone might mislead.
 */
export interface EInvoice {
  readonly kind: 'invoice' | 'creditNote'
  readonly number: string
  readonly issueDay: Day
  readonly dueDay: Day | null
  /** When VAT becomes due (BT-7), where that is said. */
  readonly taxPointDay: Day | null
  /** ISO 4217. */
  readonly currency: string
  /** The VAT in the seller’s own currency, where the invoice is in another one (BT-6, BT-111). */
  readonly vatInOwnCurrency: { readonly currency: string; readonly vat: number } | null
  /** What the buyer asked to be named, such as a cost centre or a Leitweg-ID (BT-10). */
  readonly buyerReference: string
  readonly purchaseOrder: string
  readonly project: string
  readonly contract: string
  readonly note: string
  /** The invoice that a credit note corrects. */
  readonly preceding: { readonly number: string; readonly day: Day | null } | null
  readonly seller: EInvoiceSeller
  readonly buyer: EInvoiceParty
  readonly deliveryDay: Day | null
  readonly period: EInvoicePeriod | null
  readonly payment: EInvoicePayment
  readonly lines: readonly EInvoiceLine[]
  readonly vatGroups: readonly EInvoiceVatGroup[]
  readonly totals: EInvoiceTotals
}

/** The first and last day; both count. */
export interface EInvoicePeriod {
  readonly from: Day
  readonly to: Day
}

export interface EInvoiceParty {
  /** As it is registered. */
  readonly name: string
  /** Where it is known by another one. */
  readonly tradingName: string
  /** With the letters of its country before it, as GB123456789. */
  readonly vatNumber: string
  readonly companyNumber: string
  readonly electronicAddress: ElectronicAddress
  readonly address: EInvoiceAddress
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string }
}

export interface EInvoiceSeller extends EInvoiceParty {
  /** What the tax office knows a seller by who has no VAT number (BT-32). */
  readonly taxNumber: string
  /** Legal form, capital and what else the law wants to be said of the company (BT-33). */
  readonly legalNotice: string
}

/** Where e-invoices are delivered; the scheme is a code of `electronicAddressSchemes`. */
export interface ElectronicAddress {
  readonly scheme: string
  readonly id: string
}

export interface EInvoiceAddress {
  readonly lines: readonly string[]
  readonly city: string
  readonly postCode: string
  /** County, state or province. */
  readonly region: string
  /** ISO 3166-1. */
  readonly country: string
}

export interface EInvoicePayment {
  readonly accounts: readonly PaymentAccount[]
  /** What the buyer writes on the transfer. */
  readonly reference: string
  readonly terms: string
}

export interface PaymentAccount {
  readonly holder: string
  readonly iban: string
  /** Of an account without IBAN. */
  readonly accountNumber: string
  /** BIC, sort code or routing number. */
  readonly bank: string
}

export interface EInvoiceLine {
  readonly id: string
  readonly name: string
  readonly description: string
  /** In ten-thousandths. It is below nothing where something is taken back, as the price never may be. */
  readonly quantity: number
  readonly unit: EInvoiceUnit
  readonly unitPrice: number
  /** What was taken off quantity x price; the percentage in hundredths. */
  readonly discount: { readonly amount: number; readonly percent: number } | null
  readonly net: number
  readonly vatCategory: EInvoiceVatCategory
  /** Hundredths of a percent: 2000 is 20 %. */
  readonly vatRate: number
  readonly period: EInvoicePeriod | null
  /** The line of the purchase order that this one belongs to. */
  readonly orderLine: string
  /** Where the buyer books it (BT-133). */
  readonly buyerAccounting: string
}

export type EInvoiceUnit = 'hour' | 'day' | 'month' | 'item' | 'kilometre' | 'mile'

/** Lines of one category and rate; VAT is computed on their sum. */
export interface EInvoiceVatGroup {
  readonly category: EInvoiceVatCategory
  readonly rate: number
  readonly taxable: number
  readonly vat: number
  /** Why there is no VAT, in words and as a code of the VATEX list. */
  readonly exemptionReason: string
  readonly exemptionCode: string
}

export interface EInvoiceTotals {
  readonly lines: number
  readonly withoutVat: number
  readonly vat: number
  readonly withVat: number
  readonly paid: number
  readonly payable: number
}
