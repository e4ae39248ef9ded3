import { expect, test } from 'vitest'
import { formatPhone } from './phone'

test.each([
  ['02079460018', '020 7946 0018'],
  ['+442079460018', '020 7946 0018'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['12345', '12345'],
  ['', ''],
])('in Britain %o is written %o', (typed, written) => {
  expect(formatPhone(typed, 'GB')).toBe(written)
})
