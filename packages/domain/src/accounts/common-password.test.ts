import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password'
import { commonEndings, commonWords, disguisedWords, wellWornPaths } from './common-passwords'

test.each([
  'P@ssw0rd',
  'Password1!',
  'Welcome123!',
  'Qwerty123!',
  'Summer2026!',
  'Admin@123',
  '1qaz@WSX',
  'LONDON2024!',
])('%s is refused, whatever its capitals', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Password1!x', 'Tall-Copper-Kettle-9', 'Harbour-Light-24', ''])(
  '%j is not among the commonest',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('the list is long and in lower case', () => {
  expect(commonWords.size * commonEndings.size + wellWornPaths.size).toBeGreaterThan(1000)
  for (const text of [...commonWords, ...commonEndings, ...disguisedWords, ...wellWornPaths])
    expect(text).toBe(text.toLowerCase())
})
