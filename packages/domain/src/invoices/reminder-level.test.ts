import { expect, it } from 'vitest'
import { dueReminder } from './reminder-level'

const levels = [{ daysOverdue: 3 }, { daysOverdue: 14 }, { daysOverdue: 30 }]

it.each([
  ['2026-11-04', null, undefined],
  ['2026-11-05', null, 0],
  ['2026-11-05', 0, undefined],
  ['2026-11-16', 0, 1],
  ['2026-11-15', 0, undefined],
  // A month without a look: one reminder, not three.
  ['2026-12-31', null, 2],
  ['2026-12-31', 2, undefined],
  ['2026-11-02', null, undefined],
] as const)('on %s, after reminder %j, the one that is due is %j', (today, sent, due) => {
  expect(dueReminder(levels, '2026-11-02', today, sent)).toBe(due)
})

it('reminds of nothing without levels', () => {
  expect(dueReminder([], '2026-11-02', '2027-11-02', null)).toBeUndefined()
})
