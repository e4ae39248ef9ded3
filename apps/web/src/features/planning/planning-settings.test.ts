import { expect, it } from 'vitest'
import { planningAsk } from './planning-settings'

const today = '2026-11-18'

it.each([
  ['day', false, '2026-11-16', '2027-02-15'],
  ['week', false, '2026-11-16', '2027-02-21'],
  ['month', false, '2026-11-01', '2027-02-28'],
  ['day', true, '2026-11-18', '2026-12-01'],
  ['week', true, '2026-11-16', '2026-12-06'],
] as const)('days snap to whole weeks and months: by %s, own %s', (level, isOwn, from, to) => {
  expect(planningAsk({}, undefined, level, isOwn, today).range).toEqual({ from, to })
})
