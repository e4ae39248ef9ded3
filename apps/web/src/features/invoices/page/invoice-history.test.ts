import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { expect, it } from 'vitest'
import { sampleInvoice } from '../testing/sample-invoice'
import { shownInvoiceEntry } from './invoice-history'

const invoice = sampleInvoice()
const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ id: 'h1', at: '2026-11-12T10:41:00.000Z', action: 'itemUpdated', before: null, after: null },
  ...{ by: null, impersonatedBy: null },
  ...changes,
})
const shown = (changes: Partial<HistoryEntry>) => shownInvoiceEntry(invoice)(entry(changes))

it('calls an item by its name, and says its numbers as the page does', () => {
  expect(
    shown({
      before: { unitAmount: 11_800, vatRate: 0.2, state: 'fullyInvoiced' },
      after: { item: 'Daniel Osei', unitAmount: 12_000, vatRate: 0, state: 'billNextTime' },
    }),
  ).toMatchObject({
    did: 'changed Daniel Osei',
    changes: [
      { field: 'Unit amount', before: '£118.00', after: '£120.00' },
      { field: 'VAT rate', before: '20%', after: '0%' },
      { field: 'When billed', before: 'Bill in full', after: 'Bill next time' },
    ],
  })
})

it('tells what a draft was made of', () => {
  expect(
    shown({
      action: 'created',
      after: { projects: ['Data platform', 'Support'], total: 1200, reference: '', items: 2 },
    }),
  ).toMatchObject({
    did: 'made the draft',
    changes: [
      { field: 'Projects', before: null, after: 'Data platform, Support' },
      { field: 'Items', before: null, after: '2' },
      { field: 'Total', before: null, after: '£12.00' },
    ],
  })
})
