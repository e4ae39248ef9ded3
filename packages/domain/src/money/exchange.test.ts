import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { slowConverted, slowRate } from '../expenses/testing/slow-expenses'
import { converted, crossRate, isOldRate, rateText } from './exchange'

test.each([
  // The bank's figures of 13/04/2026.
  ['USD to GBP', '1.1684', '0.87058', '0.74510442'],
  ['GBP to USD', '0.87058', '1.1684', '1.34209378'],
  ['EUR to GBP', '1', '0.87058', '0.87058000'],
  ['GBP to EUR', '0.87058', '1', '1.14865951'],
  ['ZAR to GBP', '19.3849', '0.87058', '0.04491021'],
  ['USD to ZAR', '1.1684', '19.3849', '16.59097912'],
  // Exactly half of the eighth decimal.
  ['half up', '2', '0.00000001', '0.00000001'],
  ['less than half', '2.1', '0.00000001', '0.00000000'],
])('the rate of %s', (_, from, to, text) => {
  expect(rateText(crossRate(from, to))).toBe(text)
})

test.each([
  [10_000, 87_120_000, 8712],
  [1, 50_000_000, 1],
  [-1, 50_000_000, -1],
  [1, 49_999_999, 0],
  [-1, 49_999_999, 0],
  [0, 87_120_000, 0],
  [10_000_000_000, 1_659_097_912, 165_909_791_200],
])('%i minor units at %i hundred-millionths are %i', (amount, rate, result) => {
  expect(converted(amount, rate)).toBe(result)
})

test.each(['', '0', '0.00', '-1', '1,2', 'N/A', '1.'])('%o is no rate', (text) => {
  expect(() => crossRate(text, '1')).toThrow()
  expect(() => crossRate('1', text)).toThrow()
})

test.each([
  ['2026-04-13', '2026-04-13', false],
  ['2026-04-20', '2026-04-13', false],
  ['2026-04-21', '2026-04-13', true],
  ['2026-11-01', '2026-04-13', true],
])('on %s, is a rate of %s old: %o', (day, publishedOn, isOld) => {
  expect(isOldRate(day, publishedOn)).toBe(isOld)
})

/** From a hundredth of a euro to three thousand, with up to five decimals: between these, no amount is too large to hold. */
const published = fc.integer({ min: 0, max: 5 }).chain((decimals) =>
  fc.integer({ min: Math.ceil(0.01 * 10 ** decimals), max: 3000 * 10 ** decimals }).map((digits) => {
    const text = String(digits).padStart(decimals + 1, '0')
    return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
  }),
)
const amount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })

property.prop([published, published, amount])('conversion is what fractions say', (from, to, paid) => {
  const rate = crossRate(from, to)
  expect(BigInt(rate)).toBe(slowRate(from, to))
  expect(BigInt(converted(paid, rate))).toBe(slowConverted(paid, from, to))
})

property.prop([published, amount])('a currency is itself at a rate of one', (rate, paid) => {
  expect(crossRate(rate, rate)).toBe(100_000_000)
  expect(converted(paid, 100_000_000)).toBe(paid)
})
