export const timeSheetGroupings = ['none', 'byEmployee', 'byEmployeeByMonth', 'byEachSingleSubmission'] as const
export type TimeSheetGrouping = (typeof timeSheetGroupings)[number]

/** Why a line has the VAT it has: nothing is charged for four different reasons. */
export const vatCategories = ['standard', 'zero', 'exempt', 'reverseCharge', 'outside'] as const
export type VatCategory = (typeof vatCategories)[number]

export const invoiceKinds = ['invoice', 'creditNote'] as const
export const invoiceStages = ['draft', 'billed'] as const

/** Where an invoice stands, as it is shown and filtered; a credit note is issued, and never due. */
export const invoiceStates = ['draft', 'billed', 'partPaid', 'overdue', 'paid', 'credited', 'issued'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** What an item is made of. */
export const itemSources = ['time', 'expenses', 'agreement', 'free'] as const
export type ItemSource = (typeof itemSources)[number]

export const itemUnits = ['hour', 'item', 'mile', 'kilometre'] as const
export type ItemUnit = (typeof itemUnits)[number]

/**
 * What becomes of an item when its invoice is billed: it waits for the next one, its rest does, or it is done, and what was
 * not billed of it is written off.
 */
export const itemStates = ['billNextTime', 'partlyInvoiced', 'fullyInvoiced'] as const
export type ItemState = (typeof itemStates)[number]

/** The files of a billed invoice that can be sent. */
export const invoiceFileKinds = ['pdf', 'breakdown', 'ubl'] as const
export type InvoiceFileKind = (typeof invoiceFileKinds)[number]

/** So many items an invoice can have, so many projects, and so many rows of time or expenses behind it. */
export const MOST_INVOICE_ITEMS = 1000
export const MOST_INVOICED_PROJECTS = 50
export const MOST_INVOICED_ROWS = 20_000
/** The most that an item can come to, in minor units: sums of so many such items are exact. */
export const MOST_OF_ITEM = 100_000_000_000
/** The most that its items can come to together: with any VAT, a client can pay it at once. */
export const MOST_OF_INVOICE = 500_000_000_000
