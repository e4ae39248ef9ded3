import { expect, it } from 'vitest'
import { openAmountOf, stateOfBilled } from './invoice-state'

const billed = { total: 12_000, credited: 0, received: 0, dueDate: '2026-11-12' }

it.each([
  ['2026-11-12', {}, 'billed'],
  ['2026-11-13', {}, 'overdue'],
  ['2026-11-12', { received: 1 }, 'partPaid'],
  ['2026-11-12', { credited: 1 }, 'partPaid'],
  ['2026-11-13', { received: 1 }, 'overdue'],
  ['2026-11-13', { received: 12_000 }, 'paid'],
  ['2026-11-13', { received: 15_000 }, 'paid'],
  ['2026-11-13', { received: 2_000, credited: 10_000 }, 'paid'],
  ['2026-11-13', { credited: 12_000 }, 'credited'],
  // Paid before it was credited: what was paid is the client's balance.
  ['2026-11-13', { credited: 12_000, received: 12_000 }, 'credited'],
  ['2026-11-13', { total: 0 }, 'paid'],
] as const)('on %s an invoice with %j is %s', (today, changes, state) => {
  expect(stateOfBilled({ ...billed, ...changes }, today)).toBe(state)
})

it('is open by what was neither paid nor credited, and below nothing where more was', () => {
  expect(openAmountOf({ total: 12_000, credited: 2_000, received: 4_000 })).toBe(6_000)
  expect(openAmountOf({ total: 12_000, credited: 0, received: 15_000 })).toBe(-3_000)
})
