import { expect, test } from 'vitest'
import { countryCodes, isCountry } from './country'

test('countries are known by their two letters', () => {
  expect(isCountry('GB')).toBe(true)
  expect(isCountry('ZA')).toBe(true)
  for (const code of ['UK', 'EU', 'ZZ', 'gb', 'DD', '']) expect(isCountry(code), code).toBe(false)
})

test('each country has a name to show', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([])
  expect(new Set(countryCodes).size).toBe(countryCodes.length)
})
