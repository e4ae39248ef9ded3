import { expect, it } from 'vitest'
import { amountText, distanceText, originText, rateText, titleOf } from './expense-words'
import { sampleExpense, sampleMileage } from './testing/sample-expense'

it('says a rate with the decimals that say something, four at least', () => {
  expect(rateText('EUR', 'GBP', '0.87120000')).toBe('€1 = £0.8712')
  expect(rateText('USD', 'GBP', '0.74123456')).toBe('$1 = £0.74123456')
  expect(rateText('EUR', 'USD', '1.00000000')).toBe('€1 = $1.0000')
})

it('says what an amount comes from', () => {
  expect([amountText(sampleExpense(), 'GBP'), originText(sampleExpense())]).toEqual(['£160.30', '€184.00'])
  expect(originText(sampleMileage())).toBe('98 miles')
  expect(amountText(sampleExpense({ convertedAmount: null, conversion: null }), 'GBP')).toBe('€184.00')
})

it.each([
  [10, 'imperial', '1 mile'],
  [15, 'imperial', '1.5 miles'],
  [980, 'metric', '98 km'],
] as const)('says a distance of %i tenths', (tenths, unit, text) => {
  expect(distanceText(tenths, unit)).toBe(text)
})

it('calls a claim that only has a receipt by that', () => {
  expect(titleOf(sampleExpense({ name: '' }))).toBe('maaszicht.jpg')
  expect(titleOf(sampleExpense({ name: '', receipts: [] }))).toBe('New claim')
})
