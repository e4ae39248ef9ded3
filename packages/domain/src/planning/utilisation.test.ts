import { expect, it } from 'vitest'
import { utilisation, utilisationAlert } from './utilisation'

it.each([
  ['half', 13_500, 27_000, 50],
  ['more than there is', 40_500, 27_000, 150],
  ['two decimals, half away', 12_345, 100_000, 12.35],
  ['a third', 9_000, 27_000, 33.33],
  ['nothing booked', 0, 27_000, 0],
  ['nothing to work', 0, 0, null],
  ['something booked without capacity', 3_600, 0, null],
])('is a share of capacity: %s', (_, booked, capacity, percent) => {
  expect(utilisation(booked, capacity)).toBe(percent)
})

it.each([
  [7_999, 'under'],
  [8_000, undefined],
  [11_000, undefined],
  [11_001, 'over'],
])('tells of less than 80 and more than 110 percent: %i of 10,000', (booked, alert) => {
  expect(utilisationAlert(booked, 10_000)).toBe(alert)
})

it('tells of nobody without capacity', () => {
  expect(utilisationAlert(0, 0)).toBeUndefined()
})
