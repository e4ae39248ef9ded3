import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { mileageAmount } from '../expenses/mileage'
import { grossOf, netOf } from './line-sums'
import { markedUp } from './marked-up'
import { mileageLine } from './mileage-line'

test.each([
  // 12.3 miles at 45p are £5.535.
  [{ tenths: 123, unit: 'imperial', rate: 45 }, 5_54, 0, { quantity: 123_000, unit: 'mile', unitAmount: 45 }],
  [{ tenths: 1000, unit: 'metric', rate: 30 }, 33_00, 1000, { quantity: 1_000_000, unit: 'kilometre', unitAmount: 33 }],
  // A tenth on top of 45p is no whole rate, and 100 miles at 50p are not £49.50.
  [{ tenths: 1000, unit: 'imperial', rate: 45 }, 49_50, 1000, undefined],
  // VAT was taken off it, or somebody is paid less.
  [{ tenths: 100, unit: 'imperial', rate: 45 }, 4_00, 0, undefined],
  [{ tenths: 0, unit: 'metric', rate: 45 }, 0, 0, undefined],
] as const)('%o for %i, marked up by %i, is %o', (way, net, markUp, line) => {
  expect(mileageLine(way, net, markUp)).toEqual(line)
})

const way = fc.record({
  tenths: fc.integer({ min: 1, max: 310_686 }),
  unit: fc.constantFrom('metric' as const, 'imperial' as const),
  rate: fc.integer({ min: 0, max: 100_000 }),
})

property.prop([way])('without a mark-up every way is distance times rate', (each) => {
  expect(mileageLine(each, mileageAmount(each.tenths, each.rate), 0)).toBeDefined()
})

property.prop([way, fc.integer({ min: 0, max: 10_000 })])('what it says comes to what is charged', (each, markUp) => {
  const net = markedUp(mileageAmount(each.tenths, each.rate), markUp)
  const line = mileageLine(each, net, markUp)
  if (!line) return
  expect(grossOf(line)).toBe(net)
  expect(netOf({ ...line, discount: 0 })).toBe(net)
})
