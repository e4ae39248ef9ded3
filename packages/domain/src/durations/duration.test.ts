import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import {
  durationHint,
  enteredTextOfDuration,
  formatDuration,
  hoursOfDuration,
  parseDuration,
  WORK_DAY_SECONDS,
  WORK_WEEK_SECONDS,
} from './duration'

test.each([
  ['7h 30m', 27_000],
  ['1d', 28_800],
  ['1w', 144_000],
  ['1W 1D 1H 1M 1S', 144_000 + 28_800 + 3600 + 60 + 1],
  ['1h30m', 5400],
  ['90 minutes', 5400],
  ['1 hour, 30 min', 5400],
  ['1.5h', 5400],
  ['0.1h', 360],
  ['0h', 0],
  ['  45s ', 45],
  ['1:30', 5400],
  ['0:05', 300],
  [':45', 2700],
  ['12:3', 43_380],
])('%o is %i seconds', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds)
})

test.each([
  '',
  '7',
  '1h30',
  'h',
  '1x',
  '1h abc',
  '1h -30m',
  '--1h',
  '1..5h',
  '1,5',
  '1:60',
  ':',
  '1:2:3',
  '99999999999999999999h',
  '9999999999999999:00',
])('%o cannot be read as a duration', (text) => {
  expect(parseDuration(text, { allowNegative: true })).toBeUndefined()
})

test('negative text is refused unless it is allowed', () => {
  expect(parseDuration('-1h 30m')).toBeUndefined()
  expect(parseDuration('-1h 30m', { allowNegative: true })).toBe(-5400)
  expect(parseDuration('-0h', { allowNegative: true })).toBe(0)
})

test.each([
  [27_000, '7h 30m'],
  [28_800, '8h 00m'],
  [11_160, '3h 06m'],
  [0, '0h 00m'],
  [45, '0h 00m'],
  [-45, '0h 00m'],
  [119, '0h 01m'],
  [-5400, '-1h 30m'],
  [1_483_200, '412h 00m'],
  [4_334_400, '1,204h 00m'],
])('%i seconds are shown as %o', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

test('the hint counts in the weeks and days that are typed', () => {
  expect(durationHint(WORK_WEEK_SECONDS)).toBe('1w')
  expect(durationHint(7 * WORK_DAY_SECONDS)).toBe('1w 2d')
  expect(durationHint(8 * WORK_DAY_SECONDS + 5400)).toBe('1w 3d 1h 30m')
  expect(durationHint(5400)).toBe('1h 30m')
  expect(durationHint(0)).toBe('0h')
  expect(durationHint(-WORK_DAY_SECONDS)).toBe('-1d')
})

property.prop([fc.nat(100_000_000)])('the hint reads back as what it speaks of', (seconds) => {
  expect(parseDuration(durationHint(seconds))).toBe(seconds)
})

test('hours are seconds over 3600', () => {
  expect(hoursOfDuration(5400)).toBe(1.5)
})

property.prop([fc.integer({ min: -10_000_000, max: 10_000_000 })])(
  'the text to edit reads back as the same seconds',
  (seconds) => {
    expect(parseDuration(enteredTextOfDuration(seconds), { allowNegative: true })).toBe(seconds)
  },
)

property.prop([fc.nat(1000), fc.nat(1000), fc.nat(1000), fc.nat(1000), fc.nat(1000)])(
  'the parts of a typed duration sum to the whole',
  (weeks, days, hours, minutes, seconds) => {
    expect(parseDuration(`${weeks}w${days}d ${hours} Hours ${minutes}M ${seconds}sec`)).toBe(
      weeks * 144_000 + days * 28_800 + hours * 3600 + minutes * 60 + seconds,
    )
  },
)
