import { describe, expect, it } from 'vitest'
import { hasWords } from './has-words'

describe('a text has the words that are asked for', () => {
  it.each([
    ['Priya Nair', 'nair pri', true],
    ['Zoë Müller', 'zoe mul', true],
    ['Priya Nair', '', true],
    ['Priya Nair', 'priya osei', false],
    ['Priya Nair', 'air', false],
  ])('%s, asked for “%s”: %s', (text, asked, isFound) => {
    expect(hasWords(text, asked)).toBe(isFound)
  })
})
