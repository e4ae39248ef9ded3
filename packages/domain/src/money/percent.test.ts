import { expect, test } from 'vitest'
import { formatMargin, formatMarginInColumn, formatPercent, profitMargin } from './percent'

test.each([
  [0, '0%'],
  [-0, '0%'],
  [0.2, '20%'],
  [0.316, '31.6%'],
  [0.31666, '31.67%'],
  [1.1, '110%'],
  [-0.05, '−5%'],
  [-0.0001, '−0.01%'],
  [-0.00001, '0%'],
  [0.00001, '0%'],
])('%f is shown as %s', (fraction, text) => {
  expect(formatPercent(fraction)).toBe(text)
})

test.each([
  [0, '0.0%'],
  [0.3, '30.0%'],
  [0.31666, '31.7%'],
  [-0.5, '−50.0%'],
  [-0.0001, '0.0%'],
])('a margin of %f is shown as %s in a column', (fraction, text) => {
  expect(formatMarginInColumn(fraction)).toBe(text)
})

test.each([
  [0, '0%'],
  [0.3, '30%'],
  [0.31666, '31.7%'],
  [-0.0001, '0%'],
  [-0.252, '−25.2%'],
])('a margin of %f is shown as %s by itself', (fraction, text) => {
  expect(formatMargin(fraction)).toBe(text)
})

test('the margin is what is left of the revenue after cost, and 0 without revenue', () => {
  expect(profitMargin(100_000, 68_400)).toBeCloseTo(0.316)
  expect(profitMargin(100_000, 150_000)).toBe(-0.5)
  expect(profitMargin(0, 5000)).toBe(0)
})
