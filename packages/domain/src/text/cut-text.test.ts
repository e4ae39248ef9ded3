import { expect, test } from 'vitest'
import { cutText } from './cut-text'

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀', 4, 'ab😀'],
  ['ab😀', 3, 'ab'],
  ['😀😀', 3, '😀'],
])('%j cut to %d is %j', (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut)
})
