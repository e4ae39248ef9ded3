import { expect, test } from 'vitest'
import { entryText } from './entry-text'

test('an entry is copied line by line, without its markup', () => {
  const content = '<p>Met <strong>Ruth</strong>.</p><ul><li><p>Scope</p></li><li><p>Price<br>and days</p></li></ul>'
  expect(entryText({ title: 'Kick-off', content })).toBe('Kick-off\n\nMet Ruth.\nScope\nPrice\nand days')
})

test('what has no title begins with its words', () => {
  expect(entryText({ title: '', content: '<p>Called back</p>' })).toBe('Called back')
})
