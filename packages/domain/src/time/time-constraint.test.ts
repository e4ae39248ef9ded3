import { expect, test } from 'vitest'
import { isWithinConstraint } from './time-constraint'

const today = '2026-03-02'

test.each([
  ['none', '1999-01-01', true],
  ['none', '2099-01-01', true],
  ['strict', today, true],
  ['strict', '2026-03-01', false],
  ['strict', '2026-03-03', false],
  ['upToTwoWeeks', '2026-02-16', true],
  ['upToTwoWeeks', '2026-02-15', false],
  ['upToTwoWeeks', '2026-03-03', true],
] as const)('%s on 02/03/2026: time of %s may be logged: %s', (constraint, day, isAllowed) => {
  expect(isWithinConstraint({ constraint, day, today })).toBe(isAllowed)
})
