import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { enteredTextOfDuration } from './duration'
import { parseHours, probablyMeant } from './hours'

test.each([
  ['1', 3600],
  ['1.5', 5400],
  ['1,5', 5400],
  ['.5', 1800],
  [',25', 900],
  ['0', 0],
  ['0.1', 360],
  [' 7.25 ', 26_100],
  ['1h30', 5400],
  ['1H5', 3900],
  ['1 h 30', 5400],
  ['1:30', 5400],
  ['0:05', 300],
  [':45', 2700],
  ['90m', 5400],
  ['1h 30m', 5400],
  ['1,5h', 5400],
  ['1d', 28_800],
  ['45s', 45],
])('%o is %i seconds', (text, seconds) => {
  expect(parseHours(text)).toBe(seconds)
})

test.each(['', ' ', '.', ',', ':', 'h', 'h30m!', '1.5.5', '1:60', '1h75', '1:2:3', '-1', '-1h', 'abc', '9'.repeat(20)])(
  '%o cannot be read',
  (text) => {
    expect(parseHours(text)).toBeUndefined()
  },
)

property.prop([fc.nat(1000), fc.nat(59)])('hours and minutes are read in each of their spellings', (hours, minutes) => {
  const seconds = hours * 3600 + minutes * 60
  expect(parseHours(`${hours}:${String(minutes).padStart(2, '0')}`)).toBe(seconds)
  expect(parseHours(`${hours}h${minutes}`)).toBe(seconds)
  expect(parseHours(enteredTextOfDuration(seconds))).toBe(seconds)
})

property.prop([fc.nat(10_000)])('hundredths of an hour are exact, with point or comma', (hundredths) => {
  const text = (hundredths / 100).toFixed(2)
  expect(parseHours(text)).toBe(hundredths * 36)
  expect(parseHours(text.replace('.', ','))).toBe(hundredths * 36)
})

test.each([
  ['1', [3600]],
  ['1,5', [5400]],
  ['1h30', [5400]],
  ['12', [43_200]],
  ['90', [5400, 324_000]],
  ['0', []],
  ['1h', []],
  ['1:30', []],
  ['-1', []],
  ['', []],
  ['abc', []],
])('%o was probably meant to be %o seconds', (text, seconds) => {
  expect(probablyMeant(text)).toEqual(seconds)
})
