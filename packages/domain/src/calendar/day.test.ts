import { fc, test as property } from '@fast-check/vitest'
import * as dateFns from 'date-fns'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayFromEnteredText,
  daysBetween,
  endOfMonth,
  endOfWeek,
  formatDay,
  isDay,
  parseDay,
  startOfMonth,
  startOfWeek,
  weekdayOf,
} from './day'

const isoOf = (date: Date) => dateFns.format(date, 'yyyy-MM-dd')
const someDay = fc
  .date({ min: new Date('1900-01-01T12:00:00Z'), max: new Date('2199-12-31T12:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('a day is shown as dd/MM/yyyy and N/A when it is none', () => {
  expect(formatDay('2026-11-12')).toBe('12/11/2026')
  for (const none of ['', '2026-02-29', '12/11/2026', 'soon', null, undefined]) expect(formatDay(none)).toBe('N/A')
})

test('a day must exist in the calendar', () => {
  expect(parseDay('29/02/2028', 'dd/MM/yyyy')).toBe('2028-02-29')
  expect(parseDay('29/02/2026', 'dd/MM/yyyy')).toBeUndefined()
  expect(parseDay('29/02/1900', 'dd/MM/yyyy')).toBeUndefined()
  expect(parseDay('31/04/2026', 'dd/MM/yyyy')).toBeUndefined()
  expect(parseDay('2026-13-01')).toBeUndefined()
  expect(parseDay('0000-01-01')).toBeUndefined()
  expect(parseDay('1/2/2026', 'dd/MM/yyyy')).toBeUndefined()
  expect(isDay(' 2026-11-12')).toBe(false)
})

test.each(['1/2/2026', '01/02/2026', '1.2.26', '1-2-2026', '1 2 26', '2026-02-01'])(
  '%s typed by a person is the first of February',
  (text) => {
    expect(dayFromEnteredText(text)).toBe('2026-02-01')
  },
)

test.each(['', '32/01/2026', '1/2', '1/2/026', 'tomorrow'])('%o typed by a person is no day', (text) => {
  expect(dayFromEnteredText(text)).toBeUndefined()
})

test('Sunday is weekday 1, Monday 2 and Saturday 7', () => {
  expect(['2026-11-15', '2026-11-16', '2026-11-21'].map(weekdayOf)).toEqual([1, 2, 7])
})

test('weeks run from Monday to Sunday', () => {
  for (const day of ['2026-11-09', '2026-11-12', '2026-11-15']) {
    expect([startOfWeek(day), endOfWeek(day)]).toEqual(['2026-11-09', '2026-11-15'])
  }
})

test('a month later is its last day when the month is shorter', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})

test('what lies outside the calendar is refused', () => {
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
  expect(() => addMonths('0001-01-01', -1)).toThrow(RangeError)
  expect(() => addDays('not a day', 1)).toThrow(RangeError)
})

describe('days keep to the calendar of date-fns', () => {
  property.prop([someDay, fc.integer({ min: -5000, max: 5000 })])('when counted on', (day, count) => {
    const moved = addDays(day, count)
    expect(moved).toBe(isoOf(dateFns.addDays(`${day}T12:00:00`, count)))
    expect(daysBetween(day, moved)).toBe(count)
    expect(addDays(moved, -count)).toBe(day)
  })

  property.prop([someDay, fc.integer({ min: -500, max: 500 })])('when months are added', (day, count) => {
    expect(addMonths(day, count)).toBe(isoOf(dateFns.addMonths(`${day}T12:00:00`, count)))
  })

  property.prop([someDay])('in weekdays, weeks and months', (day) => {
    const date = new Date(`${day}T12:00:00`)
    expect(weekdayOf(day)).toBe(dateFns.getDay(date) + 1)
    expect(startOfWeek(day)).toBe(isoOf(dateFns.startOfISOWeek(date)))
    expect(endOfMonth(day)).toBe(isoOf(dateFns.endOfMonth(date)))
    expect(startOfMonth(day)).toBe(isoOf(dateFns.startOfMonth(date)))
  })

  property.prop([someDay])('and what is shown reads back as the same day', (day) => {
    expect(parseDay(formatDay(day), 'dd/MM/yyyy')).toBe(day)
    expect(dayFromEnteredText(formatDay(day))).toBe(day)
  })
})
