import type { PaymentDetails } from '@praxis/contract/payments/payments'
import { inEuros, megan, priya, sampleClaim } from '../../expenses/testing/sample-claim'

const approved = { state: 'approved' } as const
export const taxi = sampleClaim({ request: approved, can: { unapprove: true } })
export const hotel = sampleClaim({ ...inEuros, request: approved })
export const dinner = sampleClaim({
  id: '0198c0de-0000-7000-8000-0000000000e4',
  name: 'Client dinner',
  employee: megan,
  amount: 16_440,
  convertedAmount: 16_440,
  request: approved,
})

/** Priya's taxi and hotel, and the dinner of Megan, who has no bank account. */
export const sampleProcessing = {
  expenseGroups: [
    {
      groupIdentifier: 'g1',
      name: 'Priya Nair, 22/10/2026, 1',
      employee: priya,
      submittedAt: '2026-10-22T09:00:00.000Z',
      expenseIDs: [taxi.id, hotel.id],
      amount: 19_574,
      account: 'Sort code 09-••-••, account ••338',
    },
    {
      groupIdentifier: 'g2',
      name: 'Megan Price, 30/10/2026, 1',
      employee: megan,
      submittedAt: '2026-10-30T09:00:00.000Z',
      expenseIDs: [dinner.id],
      amount: 16_440,
      account: null,
    },
  ],
  expenses: { [taxi.id]: taxi, [hotel.id]: hotel, [dinner.id]: dinner },
  metadata: { page: 1, per: 12, total: 2, hasMore: false },
  filter: { page: 1, per: 12, sortOrder: 'oldestFirst' },
  expenseCount: 3,
  amount: 36_014,
  currency: 'GBP',
  isPreselected: false,
}

export const samplePayment: PaymentDetails = {
  id: '0198c0de-0000-7000-8000-0000000000f1',
  number: 12,
  kind: 'transfer',
  processedAt: '2026-11-10T09:00:00.000Z',
  processedBy: megan,
  currency: 'GBP',
  amount: 19_574,
  expenseAmount: 19_574,
  peopleCount: 1,
  expenseCount: 2,
  bankFileCount: 0,
  linkedInvoice: null,
  people: [
    {
      employee: priya,
      amount: 19_574,
      expenseCount: 2,
      spent: [
        { currency: 'EUR', amount: 20_000 },
        { currency: 'GBP', amount: 2150 },
      ],
    },
  ],
  expenses: [taxi, hotel],
}
