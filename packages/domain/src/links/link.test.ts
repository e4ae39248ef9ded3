import { expect, test } from 'vitest'
import { telephoneLink, withHttpPrefix } from './link'

test.each([
  ['example.com', 'http://example.com'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['  example.com ', 'http://example.com'],
  ['', ''],
])('the link %o becomes %o', (typed, followed) => {
  expect(withHttpPrefix(typed)).toBe(followed)
})

test('a script never becomes a link that runs', () => {
  expect(withHttpPrefix('javascript:alert(1)')).toBe('http://javascript:alert(1)')
})

test('a telephone number is dialled without what only the eye needs', () => {
  expect(telephoneLink('+44 (0)1925 555-014 #2')).toBe('tel:+4401925555014#2')
})
