import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import {
  currencySymbol,
  enteredTextOfMoney,
  formatMoney,
  formatWholeMoney,
  moneyFromEnteredText,
  moneyOfColumn,
} from './money'

test.each([
  ['1240', 124_000],
  ['1,240.00', 124_000],
  ['£1,240.50', 124_050],
  ['.5', 50],
  ['5.', 500],
  ['-3.2', -320],
  ['+3.2', 320],
  ['1.005', 101],
  ['-1.005', -101],
  ['0.004', 0],
  ['-0', 0],
  [' 12.34 ', 1234],
  ['9.995', 1000],
])('%o typed is %i minor units', (text, minorUnits) => {
  expect(moneyFromEnteredText(text)).toBe(minorUnits)
})

test.each(['', '.', '-', 'abc', '1.2.3', '1,24', '12,34.00', '1e3', '99999999999999999999'])(
  '%o is no amount',
  (text) => {
    expect(moneyFromEnteredText(text)).toBeUndefined()
  },
)

// Some countries' amounts are spaced with characters that look like a space and are not.
const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ')

test('each currency is written as its country does, pounds by default', () => {
  expect(formatMoney(123_450)).toBe('£1,234.50')
  expect(formatMoney(123_450, 'USD')).toBe('$1,234.50')
  expect(formatMoney(123_450, 'EUR')).toBe('€1,234.50')
  expect(withPlainSpaces(formatMoney(123_450, 'ZAR'))).toMatch(/^R 1 234[.,]50$/)
  expect(formatMoney(-5)).toBe('-£0.05')
  expect(formatMoney(0)).toBe('£0.00')
})

test('each currency has its symbol', () => {
  expect((['GBP', 'USD', 'EUR', 'ZAR'] as const).map(currencySymbol)).toEqual(['£', '$', '€', 'R'])
})

const amount = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })

property.prop([amount])('every amount reads back exactly from the text to edit', (minorUnits) => {
  expect(moneyFromEnteredText(enteredTextOfMoney(minorUnits))).toBe(minorUnits)
})

property.prop([amount])('every digit of an amount is shown', (minorUnits) => {
  const digits = formatMoney(minorUnits).replace(/\D/g, '')
  expect(BigInt(digits)).toBe(BigInt(Math.abs(minorUnits)))
})

property.prop([fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), fc.integer({ min: 0, max: 6 })])(
  'what is typed with any decimals is rounded half away from zero',
  (digits, decimals) => {
    const text = (digits < 0n ? -digits : digits).toString().padStart(decimals + 1, '0')
    const typed = `${digits < 0n ? '-' : ''}${text.slice(0, text.length - decimals)}.${text.slice(text.length - decimals)}`
    const scale = 10n ** BigInt(decimals)
    const doubled = (digits < 0n ? -digits : digits) * 200n + scale
    const expected = Number(doubled / (2n * scale))
    expect(moneyFromEnteredText(typed)).toBe(digits < 0n && expected !== 0 ? -expected : expected)
  },
)

test.each([
  [15_738_625, '£157,386'],
  [50, '£1'],
  [-50, '-£1'],
  [49, '£0'],
  [-49, '£0'],
])('%i minor units are %s in whole pounds', (minorUnits, text) => {
  expect(formatWholeMoney(minorUnits)).toBe(text)
})

test('amounts of a column have the same number of decimals', () => {
  expect([200_000, 199_999].map(moneyOfColumn([200_000, 199_999]))).toEqual(['£2,000.00', '£1,999.99'])
  expect([200_000, -100].map(moneyOfColumn([200_000, -100], 'EUR'))).toEqual(['€2,000', '-€1'])
})
