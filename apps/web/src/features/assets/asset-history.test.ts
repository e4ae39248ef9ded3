import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { expect, it } from 'vitest'
import { shownAssetEntry, shownCategoryEntry } from './asset-history'

const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  id: '1',
  at: '2026-11-12T10:00:00Z',
  by: { employeeID: 'amelia', displayName: 'Amelia Hart' },
  impersonatedBy: null,
  action: 'updated',
  before: null,
  after: null,
  ...changes,
})

it('says what was changed of an asset in the words of its page', () => {
  const shown = shownAssetEntry('Europe/London')(
    entry({
      before: { condition: 'good', purchasedOn: null, dynamicDetails: { Screen: '14″' } },
      after: { condition: 'worn', purchasedOn: '2025-02-03', dynamicDetails: { Screen: '16″' } },
    }),
  )
  expect(shown.did).toBe('changed the details')
  expect(shown.changes).toEqual([
    { field: 'Condition', before: 'Good', after: 'Worn' },
    { field: 'Bought on', before: null, after: '03/02/2025' },
    { field: 'Screen', before: '14″', after: '16″' },
  ])
})

it('says who took it, and until when by the reader’s clock', () => {
  const after = { employee: 'Callum Reid', until: '2026-07-13T16:30:00Z' }
  const { did, changes } = shownAssetEntry('Europe/London')(entry({ action: 'taken', after }))
  expect(did).toBe('noted that it was taken')
  expect(changes).toEqual([
    { field: 'Person', before: null, after: 'Callum Reid' },
    { field: 'Until', before: null, after: '13/07/2026 17:30' },
  ])
})

it('has the price in its currency', () => {
  const shown = shownAssetEntry(
    'Europe/London',
    'assetPrice',
  )(entry({ before: { price: null }, after: { price: { amount: 249_900, currency: 'EUR' } } }))
  expect(shown.did).toBe('changed the price')
  expect(shown.changes).toEqual([{ field: 'Price', before: null, after: '€2,499.00' }])
})

it('says how a category lends from now on', () => {
  const { changes } = shownCategoryEntry(
    entry({
      before: { bookingRule: 'requiredBooking', isAutoApproved: false, position: 0 },
      after: { bookingRule: 'nonRequiredBooking', isAutoApproved: true, position: 2 },
    }),
  )
  expect(changes).toEqual([
    { field: 'Booking', before: 'Booking needed', after: 'May just be taken' },
    { field: 'Approval', before: 'By hand', after: 'Automatic' },
    { field: 'Place', before: '1', after: '3' },
  ])
})
