import { expect, it } from 'vitest'
import { invoiceNumber } from './invoice-number'

it.each([
  ['INV-', 42, 'INV-0042'],
  ['CR-{year}-', 428, 'CR-2026-0428'],
  ['', 12_345, '12345'],
  ['{year}/{year}/', 1, '2026/2026/0001'],
])('with %j and %i it is %s', (prefix, counter, number) => {
  expect(invoiceNumber(prefix, counter, '2026-11-12')).toBe(number)
})
