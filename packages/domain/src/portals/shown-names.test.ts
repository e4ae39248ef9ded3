import { expect, it } from 'vitest'
import { shownName, withShownMentions } from './shown-names'
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

it.each([
  ['Ask @Priya Nair, please', 'Ask @Priya N., please'],
  ['@Priya Nairobi and @Priya Nair’s team', '@Priya N. and @Priya N.’s team'],
  ['Priya Nair wrote to priya@Nair.example', 'Priya Nair wrote to priya@Nair.example'],
  ['@Jean-Luc de Vries', '@Jean-Luc D.'],
])('mentions in %j are shown as %j', (text, expected) => {
  const people = [
    { firstName: 'Priya', lastName: 'Nair' },
    { firstName: 'Priya', lastName: 'Nairobi' },
    { firstName: 'Jean-Luc', lastName: 'de Vries' },
  ]
  expect(withShownMentions(text, people)).toBe(expected)
})
