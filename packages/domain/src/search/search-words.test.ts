import { expect, it } from 'vitest'
import { searchWords } from './search-words'

it.each([
  ['Northgate Water', ['northgate', 'water']],
  ['Café Zürich — Ångström & Sons', ['cafe', 'zurich', 'angstrom', 'sons']],
  ["O'Brien-Smith (UK) Ltd.", ['o', 'brien', 'smith', 'uk', 'ltd']],
  ['water WATER Water', ['water']],
  ['北京 水务', ['北京', '水务']],
  ['O’Brien – Söhne · «Nord»', ['o', 'brien', 'sohne', 'nord']],
  ['प्रिया สุดา', ['प्रिया', 'สุดา']],
  ['  %_\\  ', []],
  ['', []],
])('the words of %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

it('never grows beyond what an index takes', () => {
  const words = searchWords(`${'x'.repeat(10_000)} ${Array.from({ length: 500 }, (_, index) => `w${index}`).join(' ')}`)
  expect(words.length).toBe(200)
  expect(Math.max(...words.map((word) => word.length))).toBe(60)
})
