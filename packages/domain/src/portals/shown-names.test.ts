import { expect, it } from 'vitest'
import { shownName } from './shown-names'
import { visitorAuthor, visitorName } from './visitor-names'

it.each([
  ['Priya', 'Nair', false, 'Priya N.'],
  ['Priya', 'Nair', true, 'Priya Nair'],
  ['Jean-Luc', 'de Vries', false, 'Jean-Luc D.'],
  ['Cher', '', false, 'Cher'],
  ['Åsa', '𝒵edd', false, 'Åsa 𝒵.'],
])('%s %s is shown (with surnames: %s) as %s', (firstName, lastName, showsSurnames, expected) => {
  expect(shownName({ firstName, lastName }, showsSurnames)).toBe(expected)
})

it('calls visitors by the first part of their address', () => {
  expect(visitorName('s.orr@northgate.example')).toBe('s.orr')
  expect(visitorAuthor('k7Qe-4pWx', 's.orr@northgate.example')).toBe('Portal: k7Qe-4pWx · s.orr')
})
