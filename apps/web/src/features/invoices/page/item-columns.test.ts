import { expect, it } from 'vitest'
import { sampleItem } from '../testing/sample-invoice'
import { changesOfItems, numberOfItem, readNumber, textOfNumber } from './item-columns'

it.each([
  ['quantity', '96.5', 965_000],
  ['quantity', '0.0001', 1],
  ['quantity', '-2', -20_000],
  ['quantity', '1,234.25', 12_342_500],
  ['quantity', '.5', 5000],
  ['discountRate', '5%', 500],
  ['discountRate', '33.33', 3333],
  ['vatRate', '20', 2000],
  ['vatRate', '5.5 %', 550],
  ['unitAmount', '£118', 11_800],
])('reads %s %s exactly', (column, text, value) => {
  expect(readNumber(text, column)).toBe(value)
})

it.each([
  ['quantity', '0.00001'],
  ['quantity', '1000001'],
  ['quantity', 'ten'],
  ['discountRate', '100.01'],
  ['discountRate', '-1'],
  ['vatRate', '101'],
])('refuses %s %s', (column, text) => {
  expect(readNumber(text, column)).toBeUndefined()
})

it.each([
  ['quantity', 965_000, '96.5'],
  ['quantity', -1, '-0.0001'],
  ['quantity', 10_000, '1'],
  ['discountRate', 550, '5.5'],
  ['vatRate', 2000, '20'],
  ['unitAmount', 11_850, '118.50'],
])('offers %s %d to be edited as %s', (column, value, text) => {
  expect(textOfNumber(value, column)).toBe(text)
})

it('gives back fractions as they are sent, and keeps why nothing is charged', () => {
  const taxed = sampleItem({ id: 'taxed' })
  const exempt = sampleItem({ id: 'exempt', vatRate: 0, vatCategory: 'exempt' })
  expect(numberOfItem(taxed, 'vatRate')).toBe(2000)
  expect(
    changesOfItems(
      [taxed, exempt],
      [
        { row: 'taxed', column: 'vatRate', value: 0 },
        { row: 'taxed', column: 'quantity', value: 965_001 },
        { row: 'exempt', column: 'vatRate', value: 0 },
      ],
    ).map(({ item, changes }) => [item.id, changes]),
  ).toEqual([
    ['taxed', { vatRate: 0, vatCategory: 'zero', quantity: 96.5001 }],
    ['exempt', { vatRate: 0, vatCategory: 'exempt' }],
  ])
  expect(changesOfItems([exempt], [{ row: 'exempt', column: 'vatRate', value: 500 }])[0]?.changes).toEqual({
    vatRate: 0.05,
    vatCategory: 'standard',
  })
})
