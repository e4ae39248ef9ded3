import { expect, it } from 'vitest'
import { enteredAmount, parseAmount, shortAmount } from './booking-amount'

const amount = (changes: object) => ({ secondsPerDay: null, totalSeconds: null, percentage: null, ...changes })

it.each([
  ['3h', amount({ secondsPerDay: 10_800 })],
  ['3h a day', amount({ secondsPerDay: 10_800 })],
  ['7.5', amount({ secondsPerDay: 27_000 })],
  ['2h 30m per day', amount({ secondsPerDay: 9000 })],
  ['40%', amount({ percentage: 4000 })],
  ['12.5 %', amount({ percentage: 1250 })],
  ['120h in all', amount({ totalSeconds: 432_000 })],
  ['15d total', amount({ totalSeconds: 432_000 })],
  ['much', undefined],
  ['', undefined],
])('reads “%s”', (typed, read) => {
  expect(parseAmount(typed)).toEqual(read)
})

it.each([
  [amount({ secondsPerDay: 10_800 }), '3h a day', '3h'],
  [amount({ totalSeconds: 432_000 }), '120h in all', '120h in all'],
  [amount({ percentage: 1250 }), '12.5%', '12.5%'],
])('writes what it reads: %o', (given, entered, short) => {
  expect(enteredAmount(given)).toBe(entered)
  expect(parseAmount(entered)).toEqual(given)
  expect(shortAmount(given)).toBe(short)
})
