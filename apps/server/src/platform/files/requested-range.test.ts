import { expect, test } from 'vitest'
import { requestedRange } from './requested-range'

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-30', { start: 70, end: 99 }],
  ['bytes=-300', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=1-2', undefined],
  ['bytes=-', undefined],
])('of 100 bytes, %j asks for %j', (header, range) => {
  expect(requestedRange(header, 100)).toEqual(range)
})

test('an empty file has no part to ask for', () => {
  expect(requestedRange('bytes=0-', 0)).toBe('none')
  expect(requestedRange('bytes=-5', 0)).toBe('none')
})
