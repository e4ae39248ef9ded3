import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { completedTimeText, formatTimeOfDay, parseTimeOfDay } from './time-of-day'

test('a time is HH:mm or HH:mm:ss', () => {
  expect(parseTimeOfDay('09:30')).toBe(34_200)
  expect(parseTimeOfDay('23:59:59')).toBe(86_399)
  for (const text of ['', '9:30', '24:00', '12:60', '12:00:60', '12', 'noon']) {
    expect(parseTimeOfDay(text)).toBeUndefined()
  }
})

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['9:30:15', '09:30:15'],
  ['99', '99'],
  ['9:7', '9:7'],
  ['noon', 'noon'],
  ['', ''],
])('%o typed in a hurry is %o', (typed, written) => {
  expect(completedTimeText(typed)).toBe(written)
})

property.prop([fc.integer({ min: 0, max: 86_399 })])('what is shown reads back as the same time', (seconds) => {
  const text = formatTimeOfDay(seconds, { withSeconds: true })
  expect(parseTimeOfDay(text)).toBe(seconds)
  expect(completedTimeText(text)).toBe(text)
  expect(parseTimeOfDay(formatTimeOfDay(seconds))).toBe(seconds - (seconds % 60))
})
