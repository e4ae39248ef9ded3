import { expect, test } from 'vitest'
import { marksToTell } from './budget-marks'

const marks = [100, 75, 90]

test.each([
  ['nothing is reached', 7499, 10_000, [], []],
  ['a mark is reached exactly', 7500, 10_000, [], [75]],
  ['several are reached at once', 9000, 10_000, [], [75, 90]],
  ['all of it is used', 10_000, 10_000, [], [75, 90, 100]],
  ['a mark was told', 9000, 10_000, [{ mark: 75, budget: 10_000 }], [90]],
  ['the budget was lowered since', 9000, 10_000, [{ mark: 75, budget: 20_000 }], [90]],
  ['the budget was raised since', 9000, 12_000, [{ mark: 75, budget: 10_000 }], [75]],
  ['it was raised by more than was used', 9000, 20_000, [{ mark: 75, budget: 10_000 }], []],
  ['there is no budget', 9000, 0, [], []],
  ['amounts are as large as they get', 750_000_000_000_000, 1_000_000_000_000_000, [], [75]],
])('when %s', (_, used, budget, told, tell) => {
  expect(marksToTell({ used, budget }, marks, told)).toEqual(tell)
})

test('only marks that are wanted are told', () => {
  expect(marksToTell({ used: 100, budget: 100 }, [90], [])).toEqual([90])
  expect(marksToTell({ used: 100, budget: 100 }, [], [])).toEqual([])
})
