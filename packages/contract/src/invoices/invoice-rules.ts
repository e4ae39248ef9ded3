export const timeSheetGroupings = ['none', 'byEmployee', 'byEmployeeByMonth', 'byEachSingleSubmission'] as const
export type TimeSheetGrouping = (typeof timeSheetGroupings)[number]

/** Why a line has the VAT it has: nothing is charged for four different reasons. */
export const vatCategories = ['standard', 'zero', 'exempt', 'reverseCharge', 'outside'] as const
export type VatCategory = (typeof vatCategories)[number]

/** Where an invoice stands, as it is shown and filtered. */
export const invoiceStates = ['draft', 'billed', 'partPaid', 'overdue', 'paid', 'credited'] as const
export type InvoiceState = (typeof invoiceStates)[number]
