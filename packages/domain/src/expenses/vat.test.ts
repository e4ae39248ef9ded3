import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { slowVat } from './testing/slow-expenses'
import { containedVat } from './vat'

test.each([
  [12_000, 2000, 2000],
  [100, 2000, 17],
  [3, 2000, 1],
  [2, 2000, 0],
  [-12_000, 2000, -2000],
  [-3, 2000, -1],
  [9999, 0, 0],
  [200, 10_000, 100],
  [10_500, 500, 500],
  [11_700, 1700, 1700],
])('%i minor units at %i ten-thousandths contain %i of VAT', (gross, rate, vat) => {
  expect(containedVat(gross, rate)).toBe(vat)
})

const amount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
const rate = fc.integer({ min: 0, max: 10_000 })

property.prop([amount, rate])('VAT is what fractions say, and never more than half of the amount', (gross, vatRate) => {
  const vat = containedVat(gross, vatRate)
  expect(BigInt(vat)).toBe(slowVat(gross, vatRate))
  expect(2 * Math.abs(vat)).toBeLessThanOrEqual(Math.abs(gross) + 1)
})

property.prop([amount, rate])('what is taken back contains the same VAT as what was paid', (gross, vatRate) => {
  expect(containedVat(-gross, vatRate) + containedVat(gross, vatRate)).toBe(0)
})
