import type { InvoicedSums } from '@praxis/contract/invoices/invoiced-sums'

/** £1,000.00 invoiced, of which £600.00 are paid, £150.00 overdue and £250.00 not due; £300.00 not invoiced yet. */
export const sampleInvoiced = (changes: Partial<InvoicedSums> = {}): InvoicedSums => ({
  currency: 'GBP',
  billed: { time: 900_00, expenses: 100_00, agreement: 0, free: 50_00 },
  ...{ credited: 50_00, invoiced: 1_000_00, paid: 600_00, paidInPart: 100_00, open: 400_00, overdue: 150_00 },
  notTold: 0,
  drafts: { time: 80_00, expenses: 0, agreement: 0, free: 20_00 },
  draftsNextTime: 0,
  uninvoiced: {
    ...{
      currency: 'GBP',
      time: 280_00,
      seconds: 10_080,
      expenses: 0,
      agreements: 0,
      waitingItems: 20_00,
      total: 300_00,
    },
    ...{ onDrafts: 100_00, beforeThisMonth: 40_00, secondsWithoutRate: 0 },
  },
  ...changes,
})
