import { expect, test } from 'vitest'
import { inPlainLetters } from './plain-letters'

test.each([
  ['Jürgen Groß', 'Juergen Gross'],
  ['U\u0308bel', 'Uebel'],
  ['Siobhán O’Neill', "Siobhan O'Neill"],
  ['Łódź', 'Lodz'],
  ['Ærø, Åse', 'AEro, Ase'],
  ['Þórður', 'Thordur'],
  ['王', '王'],
])('%s is %s', (text, plain) => {
  expect(inPlainLetters(text)).toBe(plain)
})
