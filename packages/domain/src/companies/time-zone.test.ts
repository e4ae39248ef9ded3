import { expect, test } from 'vitest'
import { isTimeZone } from './time-zone'

test.each([
  'Europe/London',
  'Africa/Johannesburg',
  'Asia/Kolkata',
  'Asia/Calcutta',
  'America/Argentina/Buenos_Aires',
  'UTC',
  'GMT',
  'Etc/GMT+5',
])('%s is a time zone', (text) => {
  expect(isTimeZone(text)).toBe(true)
})

test.each(['', 'London', '+01:00', '-05:00', 'Europe/Atlantis', "Europe/London'; drop", 'Europe/London '])(
  '%j is none',
  (text) => {
    expect(isTimeZone(text)).toBe(false)
  },
)

test.each(['BST', 'bst', 'IST', 'CET', 'AET', 'SystemV/EST5', 'US/Pacific-New'])(
  '%s, which the database reads otherwise or not at all, is none',
  (text) => {
    expect(isTimeZone(text)).toBe(false)
  },
)
