import { expect, it } from 'vitest'
import { standingText } from './shared-invoice-words'

const invoice = { state: 'billed', dueDate: '2026-12-12', paidOn: null, creditedNumber: null } as const

it.each([
  [{}, 'Due 12/12/2026'],
  [{ state: 'partPaid' }, 'Part paid, due 12/12/2026'],
  [{ state: 'overdue' }, 'Overdue, was due 12/12/2026'],
  [{ state: 'paid', paidOn: '2026-09-28' }, 'Paid 28/09/2026'],
  [{ state: 'paid' }, 'Paid'],
  [{ state: 'credited' }, 'Credited'],
  [{ state: 'issued', dueDate: null, creditedNumber: 'CR-1029' }, 'Credit note for CR-1029'],
  [{ state: 'issued', dueDate: null }, 'Credit note'],
] as const)('says where an invoice stands: %j', (more, text) => {
  expect(standingText({ ...invoice, ...more })).toBe(text)
})
