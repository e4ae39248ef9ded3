import { expect, test } from 'vitest'
import { displayInitials, displayName } from './display-name'

test('a name is shown as first and last name', () => {
  expect(displayName({ firstName: 'Amelia', lastName: 'Hart' })).toBe('Amelia Hart')
  expect(displayName({ firstName: 'Amelia', lastName: '' })).toBe('Amelia')
})

test.each([
  ['Amelia', 'Hart', 'AH'],
  ['émile', 'øster', 'ÉØ'],
  ['e\u0301mile', 'Zola', 'E\u0301Z'],
  ['👩‍💻 Ada', 'King', '👩‍💻K'],
  ['Prince', '', 'P'],
])('%s %s has the initials %s', (firstName, lastName, initials) => {
  expect(displayInitials({ firstName, lastName })).toBe(initials)
})
