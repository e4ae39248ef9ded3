import type { InvoiceScheduler } from '@praxis/contract/invoices/invoice-schedulers'

const PROJECT = '0198c0de-0000-7000-8000-000000000022'

/** Design authority of Northgate Water: £4,000 on the first of each month. */
export const sampleScheduler = (changes: Partial<InvoiceScheduler> = {}): InvoiceScheduler => ({
  id: PROJECT,
  project: { id: PROJECT, name: 'Design authority' },
  client: { id: '0198c0de-0000-7000-8000-000000000011', name: 'Northgate Water', logoImage: null, isActive: true },
  currency: 'GBP',
  ...{ type: 'fixedAmount', amount: 400_000, dayOfMonth: 1, until: '2027-11-30', text: 'Design authority, {month}' },
  onlyDone: false,
  ...{ nextOn: '2026-12-01', expected: 400_000, vatRate: 0.2, lastDraft: null, tells: ['Nadia Karim'] },
  version: 3,
  can: { edit: true },
  ...changes,
})
