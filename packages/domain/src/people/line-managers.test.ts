import { expect, test } from 'vitest'
import { makesCircle } from './line-managers'

test.each([
  ['themselves', { id: 'ann', aboveIds: [] }, true],
  ['somebody who reports to them', { id: 'bob', aboveIds: ['ann'] }, true],
  ['somebody further below', { id: 'cat', aboveIds: ['bob', 'ann', 'dan'] }, true],
  ['somebody above', { id: 'dan', aboveIds: [] }, false],
  ['a colleague', { id: 'eve', aboveIds: ['dan'] }, false],
])('reporting to %s makes a circle or not', (_, newManager, expected) => {
  expect(makesCircle('ann', newManager)).toBe(expected)
})
