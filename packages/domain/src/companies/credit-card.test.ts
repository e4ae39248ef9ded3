import { expect, test } from 'vitest'
import { cardFaceOf } from './credit-card'

test.each([
  ['4111 1111 1111 1111', 'visa', '1111'],
  ['5555555555554444', 'mastercard', '4444'],
  ['378282246310005', 'american-express', '0005'],
  ['6011111111111117', 'discover', '1117'],
  ['30569309025904', 'diners-club', '5904'],
  ['3530111333300000', 'jcb', '0000'],
])('of %s its brand and last four digits are kept', (number, brand, lastFour) => {
  expect(cardFaceOf(number)).toEqual({ brand, lastFour })
})

test.each(['', ' ', '4111111111111112', '411111111111', 'card', '0000000000000000'])('%j is no card', (number) => {
  expect(cardFaceOf(number)).toBeUndefined()
})
