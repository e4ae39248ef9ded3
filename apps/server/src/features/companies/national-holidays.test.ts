import { describe, expect, test } from 'vitest'
import { holidayRegionsOf, nationalHolidays } from './national-holidays'

const datesOf = async (country: string, region: string, year: number) =>
  (await nationalHolidays(country, region, `${year}-01-01`, `${year}-12-31`)).map(({ date }) => date.slice(5))

const days = (text: string) => text.split(' ')

/** Holidays as the governments publish them: one moved away from a weekend is only on the day it was moved to. */
describe('bank holidays of the United Kingdom', () => {
  test.each([
    [2024, '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
    [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
    [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
  ])('England in %i', async (year, expected) => {
    expect(await datesOf('GB', 'ENG', year)).toEqual(days(expected))
    expect(await datesOf('GB', 'WLS', year)).toEqual(days(expected))
  })

  test.each([
    [2024, '01-01 01-02 03-29 05-06 05-27 08-05 12-02 12-25 12-26'],
    [2025, '01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26'],
    [2026, '01-01 01-02 04-03 05-04 05-25 08-03 11-30 12-25 12-28'],
    [2027, '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28'],
  ])('Scotland in %i', async (year, expected) => {
    expect(await datesOf('GB', 'SCT', year)).toEqual(days(expected))
  })

  test.each([
    [2024, '01-01 03-18 03-29 04-01 05-06 05-27 07-12 08-26 12-25 12-26'],
    [2025, '01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26'],
    [2026, '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28'],
    [2027, '01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28'],
  ])('Northern Ireland in %i', async (year, expected) => {
    expect(await datesOf('GB', 'NIR', year)).toEqual(days(expected))
  })
})

test.each([
  ['ZA', '', 2026, '01-01 03-21 04-03 04-06 04-27 05-01 06-16 08-09 08-10 09-24 12-16 12-25 12-26'],
  ['US', '', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
  ['DE', '', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
  ['DE', 'BY', 2026, '01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 10-03 11-01 12-25 12-26'],
])('%s %s has its own in %i', async (country, region, year, expected) => {
  expect(await datesOf(country, region, year)).toEqual(days(expected))
})

test('a range over the turn of the year has the holidays of both years and nothing outside it', async () => {
  const found = await nationalHolidays('GB', 'ENG', '2026-12-26', '2027-01-01')
  expect(found).toEqual([
    { date: '2026-12-28', name: 'Boxing Day (substitute day)' },
    { date: '2027-01-01', name: "New Year's Day" },
  ])
})

test('a holiday of several days is each of them', async () => {
  expect(await nationalHolidays('AM', '', '2026-01-01', '2026-01-05')).toHaveLength(5)
})

test('a country without a calendar and a year beyond all calendars have none', async () => {
  expect(await nationalHolidays('AQ', '', '2026-01-01', '2026-12-31')).toEqual([])
  expect(await nationalHolidays('GB', 'ENG', '9998-01-01', '9999-12-31')).toEqual([])
  expect(await nationalHolidays('GB', 'ENG', '0001-01-01', '0009-12-31')).toEqual([])
})

test('parts of a country are known by code and name', async () => {
  const regions = await holidayRegionsOf('GB')
  expect(regions.filter(({ code }) => code !== 'ALD')).toEqual([
    { code: 'ENG', name: 'England' },
    { code: 'NIR', name: 'Northern Ireland' },
    { code: 'SCT', name: 'Scotland' },
    { code: 'WLS', name: 'Wales' },
  ])
  expect(await holidayRegionsOf('ZA')).toEqual([])
  expect(await holidayRegionsOf('AQ')).toEqual([])
})
