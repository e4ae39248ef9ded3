import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { estimatedMetres, greatCircleMetres, metresOf, mileageAmount, tenthsOf } from './mileage'
import { slowMileage, slowTenths } from './testing/slow-expenses'

test.each([
  [0, 'metric', 0],
  [49, 'metric', 0],
  [50, 'metric', 1],
  [12_345, 'metric', 123],
  [12_350, 'metric', 124],
  [80, 'imperial', 0],
  [81, 'imperial', 1],
  [1609, 'imperial', 10],
  [16_093, 'imperial', 100],
  // Exactly 31.25 miles.
  [50_292, 'imperial', 313],
  [402_336, 'imperial', 2500],
  [50_000_000, 'imperial', 310_686],
] as const)('%i metres are, %s, %i tenths', (metres, unit, tenths) => {
  expect(tenthsOf(metres, unit)).toBe(tenths)
})

test.each([
  [1000, 45, 4500],
  [1, 45, 5],
  [1, 44, 4],
  [3, 45, 14],
  [0, 45, 0],
  [310_686, 100_000, 3_106_860_000],
])('%i tenths at %i are %i', (tenths, rate, amount) => {
  expect(mileageAmount(tenths, rate)).toBe(amount)
})

const metres = fc.integer({ min: 0, max: 50_000_000 })
const unit = fc.constantFrom('metric', 'imperial')

property.prop([metres, unit, fc.integer({ min: 0, max: 100_000 })])('is what fractions say', (way, by, rate) => {
  expect(BigInt(tenthsOf(way, by))).toBe(slowTenths(way, by))
  expect(BigInt(mileageAmount(tenthsOf(way, by), rate))).toBe(slowMileage(way, by, rate))
})

property.prop([fc.integer({ min: 0, max: 310_686 }), unit])('tenths survive as metres', (tenths, by) => {
  expect(tenthsOf(metresOf(tenths, by), by)).toBe(tenths)
})

const LEEDS = { latitude: 53.8, longitude: -1.55 }
const LONDON = { latitude: 51.51, longitude: -0.13 }
const POLE = { latitude: 90, longitude: 0 }

test('great circles are as long as the earth is large', () => {
  const quarter = (Math.PI / 2) * 6_371_008.8
  expect(greatCircleMetres({ latitude: 0, longitude: 0 }, POLE)).toBeCloseTo(quarter, 3)
  expect(greatCircleMetres({ latitude: 0, longitude: -90 }, { latitude: 0, longitude: 90 })).toBeCloseTo(2 * quarter, 3)
  expect(greatCircleMetres(LEEDS, LONDON) / 1000).toBeCloseTo(272.2, 0)
})

test('an estimate is a quarter longer, and doubled before it is rounded', () => {
  const leg = greatCircleMetres(LEEDS, LONDON)
  expect(estimatedMetres([LEEDS, LONDON], false)).toBe(Math.round(leg * 1.25))
  expect(estimatedMetres([LEEDS, LONDON], true)).toBe(Math.round(leg * 2.5))
  expect(estimatedMetres([LEEDS, LONDON, LEEDS], false)).toBe(Math.round(leg * 2.5))
  // 0.56 m one way are a metre, and 1.11 m both ways are one as well.
  const near = { latitude: 0, longitude: 0.000004 }
  expect(estimatedMetres([{ latitude: 0, longitude: 0 }, near], false)).toBe(1)
  expect(estimatedMetres([{ latitude: 0, longitude: 0 }, near], true)).toBe(1)
})

test('a way through a place that nobody knows, or to none, has no estimate', () => {
  expect(estimatedMetres([LEEDS, { latitude: null, longitude: null }, LONDON], false)).toBeUndefined()
  expect(estimatedMetres([LEEDS, { latitude: 51.5, longitude: null }], false)).toBeUndefined()
  expect(estimatedMetres([LEEDS], true)).toBeUndefined()
  expect(estimatedMetres([], true)).toBeUndefined()
})

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
property.prop([point, point, point])('distances are symmetric and have no shortcut', (one, other, third) => {
  const direct = greatCircleMetres(one, other)
  expect(direct).toBeCloseTo(greatCircleMetres(other, one), 3)
  expect(direct).toBeLessThanOrEqual(greatCircleMetres(one, third) + greatCircleMetres(third, other) + 1)
})
