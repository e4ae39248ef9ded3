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
  ['X', ' y\u0308lva', 'XY\u0308'],
  ['\u1112\u1161\u11abbyul', '©\ufe0f', '\u1112\u1161\u11ab©\ufe0f'],
])('%s %s has the initials %s', (firstName, lastName, initials) => {
  expect(displayInitials({ firstName, lastName })).toBe(initials)
})
