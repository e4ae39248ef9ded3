import { expect, it } from 'vitest'
import { sampleItem } from '../testing/sample-invoice'
import { leftOf } from './item-texts'

const lowered = { original: 100_00, gross: 60_00, linkedInvoiceItem: null }
const rest = { id: 'item', invoiceID: 'invoice', invoiceNumber: 'CR-1041' }

it.each([
  ['time that is billed in full', { source: 'time', state: 'fullyInvoiced' }, 40_00],
  ['time that is billed in part', { source: 'time', state: 'partlyInvoiced' }, 40_00],
  ['an item of its own that was typed anew', { source: 'free', state: 'fullyInvoiced' }, 0],
  ['an item of its own whose rest is billed next time', { source: 'free', state: 'partlyInvoiced' }, 40_00],
  ['the rest of an earlier item', { source: 'free', state: 'fullyInvoiced', linkedInvoiceItem: rest }, 40_00],
  ['what waits for the next invoice', { source: 'time', state: 'billNextTime' }, 0],
] as const)('leaves of %s what is not billed of it', (_, item, left) => {
  expect(leftOf(sampleItem({ ...lowered, ...item }))).toBe(left)
})
