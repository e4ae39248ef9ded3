import { fc, test as property } from '@fast-check/vitest'
import type { ContractPeriod } from '@praxis/contract/people/employees'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../calendar/day'
import { sortedPeriods } from '../people/employment-contract'
import { capacityBetween, capacityByDay, type WorkCalendar } from './capacity'
import { type DayItem, type DayShare, dayItemKinds, itemsByDay } from './day-item'

const HOUR = 3600

const week = (seconds: number) => ({ 1: 0, 2: seconds, 3: seconds, 4: seconds, 5: seconds, 6: seconds, 7: 0 })
const period = (appliedDate: Day, seconds: number): ContractPeriod => ({
  appliedDate,
  type: 'permanent',
  workingTimeIntervalByDay: week(seconds),
  holidayEntitlementDays: 25,
})
const item = (kind: DayItem['kind'], share: DayShare, day: Day = '2026-11-12'): DayItem => ({
  ...{ day, kind, share },
  words: `${kind} ${share}`,
  takesTime: kind !== 'booking',
})
const calendar = (items: readonly DayItem[], periods = [period('2026-11-10', 8 * HOUR)]): WorkCalendar => ({
  contract: { startDate: '2026-11-10', periods },
  items: itemsByDay(items),
})
const hoursOf = (of: WorkCalendar, from: Day, to: Day) =>
  capacityByDay(of, from, to).map(({ seconds }) => seconds / HOUR)

test('is nothing before the contract, on bank holidays and at weekends, and follows its periods within a week', () => {
  const periods = [period('2026-11-10', 8 * HOUR), period('2026-11-18', 4 * HOUR)]
  const days = calendar([item('bankHoliday', 'fullDay')], periods)
  expect(hoursOf(days, '2026-11-09', '2026-11-19')).toEqual([0, 8, 8, 0, 8, 0, 0, 8, 8, 4, 4])
  expect(capacityByDay(days, '2026-11-19', '2026-11-19')[0]?.parts).toEqual([
    { kind: 'contract', appliedDate: '2026-11-18', seconds: 4 * HOUR },
  ])
})

test('is nothing once the contract ended, until it begins again', () => {
  const periods = [{ ...period('2026-11-10', 8 * HOUR), endDate: '2026-11-11' }, period('2026-11-17', 4 * HOUR)]
  const days = calendar([item('absence', 'am', '2026-11-16')], periods)
  expect(hoursOf(days, '2026-11-10', '2026-11-18')).toEqual([8, 8, 0, 0, 0, 0, 0, 4, 4])
  expect(capacityBetween(days, '2026-11-10', '2026-11-18')).toBe(24 * HOUR)
  expect(capacityByDay(days, '2026-11-16', '2026-11-16')[0]).toMatchObject({ parts: [], items: [{ kind: 'absence' }] })
})

test('of somebody without a contract is nothing, and what lies on the day is still there', () => {
  const items = itemsByDay([item('absence', 'am')])
  const without = { contract: undefined, items }
  expect(capacityByDay(without, '2026-11-12', '2026-11-12')).toEqual([
    { day: '2026-11-12', seconds: 0, parts: [], items: [item('absence', 'am')] },
  ])
  expect(capacityBetween(without, '2026-11-12', '2026-11-12')).toBe(0)
})

describe('what items take of a day of eight hours', () => {
  test.each<[string, DayItem[], Record<string, number>]>([
    ['nothing on it', [], {}],
    ['a whole day', [item('absence', 'fullDay')], { 'absence fullDay': 8 }],
    ['a morning', [item('absence', 'am')], { 'absence am': 4 }],
    ['both halves', [item('absence', 'pm'), item('absence', 'am')], { 'absence am': 4, 'absence pm': 4 }],
    ['hours', [item('absence', 3 * HOUR)], { 'absence 10800': 3 }],
    ['hours beside a half', [item('absence', 'pm'), item('absence', HOUR)], { 'absence 3600': 1, 'absence pm': 4 }],
    ['more hours than there are', [item('absence', 99 * HOUR)], { 'absence 356400': 8 }],
    [
      'an absence on a bank holiday',
      [item('absence', 'am'), item('bankHoliday', 'fullDay')],
      { 'bankHoliday fullDay': 8 },
    ],
    ['an absence and a marking on one half', [item('marking', 'am'), item('absence', 'am')], { 'absence am': 4 }],
    [
      'a marking over an absence’s half',
      [item('marking', 'fullDay'), item('absence', 'pm')],
      { 'absence pm': 4, 'marking fullDay': 4 },
    ],
    ['a note', [{ ...item('marking', 'fullDay'), takesTime: false }], {}],
    ['a booking', [item('booking', 6 * HOUR)], {}],
  ])('%s', (_, items, taken) => {
    const [day] = capacityByDay(calendar(items), '2026-11-12', '2026-11-12')
    const parts = day?.parts.flatMap((part) => (part.kind === 'item' ? [[part.item.words, -part.seconds / HOUR]] : []))
    expect(Object.fromEntries(parts ?? [])).toEqual(taken)
    expect(day?.seconds).toBe(8 * HOUR - Object.values(taken).reduce((sum, hours) => sum + hours * HOUR, 0))
    expect(day?.items).toEqual(items)
  })

  test('one half of an odd number of seconds is rounded down, both are all', () => {
    const odd = (...items: DayItem[]) =>
      capacityBetween(calendar(items, [period('2026-11-10', 27_001)]), '2026-11-12', '2026-11-12')
    expect(odd(item('absence', 'am'))).toBe(13_501)
    expect(odd(item('absence', 'pm'))).toBe(13_501)
    expect(odd(item('absence', 'am'), item('marking', 'pm'))).toBe(0)
  })

  test('nothing is taken of a day that has no time', () => {
    const weekend = calendar([item('bankHoliday', 'fullDay', '2026-11-14')])
    expect(capacityByDay(weekend, '2026-11-14', '2026-11-14')[0]).toMatchObject({
      seconds: 0,
      parts: [{ kind: 'contract', seconds: 0 }],
    })
  })
})

const FIRST = '2026-11-02'
const anyDay = fc.integer({ min: 0, max: 40 }).map((offset) => addDays(FIRST, offset))
const seconds = fc.integer({ min: 0, max: 24 * HOUR })
const anyWeek = fc.record({ 1: seconds, 2: seconds, 3: seconds, 4: seconds, 5: seconds, 6: seconds, 7: seconds })
const anyContract = fc
  .uniqueArray(fc.record({ appliedDate: anyDay, workingTimeIntervalByDay: anyWeek }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ appliedDate }) => appliedDate,
  })
  .map((periods) => sortedPeriods(periods.map((each) => ({ ...period(each.appliedDate, 0), ...each }))))
  .map((periods) => ({ startDate: periods[0]?.appliedDate ?? FIRST, periods }))
const anyItem: fc.Arbitrary<DayItem> = fc.record({
  day: anyDay,
  kind: fc.constantFrom(...dayItemKinds),
  share: fc.oneof(fc.constantFrom<DayShare>('fullDay', 'am', 'pm'), fc.integer({ min: 0, max: 10 * HOUR })),
  words: fc.constantFrom('One', 'Another'),
  takesTime: fc.boolean(),
})
const anyItems = fc.array(anyItem, { maxLength: 40 })
const LAST = addDays(FIRST, 40)

property.prop([anyContract, anyItems, anyDay])('parts add up, and no day goes below nothing', (contract, items, to) => {
  const of = { contract, items: itemsByDay(items) }
  const days = capacityByDay(of, FIRST, to)
  for (const { seconds: capacity, parts } of days) {
    expect(parts.reduce((sum, part) => sum + part.seconds, 0)).toBe(capacity)
    expect(capacity).toBeGreaterThanOrEqual(0)
    expect(Number.isInteger(capacity)).toBe(true)
    expect(parts.every((part) => (part.kind === 'item' ? part.seconds < 0 : part.seconds >= 0))).toBe(true)
  }
  expect(capacityBetween(of, FIRST, to)).toBe(days.reduce((sum, day) => sum + day.seconds, 0))
})

property.prop([anyContract, anyItems, anyItem])('one more item never gives time', (contract, items, more) => {
  const before = capacityByDay({ contract, items: itemsByDay(items) }, FIRST, LAST)
  const after = capacityByDay({ contract, items: itemsByDay([...items, more]) }, FIRST, LAST)
  for (const [index, day] of after.entries()) expect(day.seconds).toBeLessThanOrEqual(before[index]?.seconds ?? -1)
})

property.prop([
  anyContract,
  anyItems.chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length }))),
])('the order of items changes no day and no part', (contract, [items, shuffled]) => {
  const partsOf = (ordered: DayItem[]) =>
    capacityByDay({ contract, items: itemsByDay(ordered) }, FIRST, LAST).map(({ day, seconds: capacity, parts }) => ({
      ...{ day, capacity, parts },
    }))
  expect(partsOf(shuffled)).toEqual(partsOf(items))
})

property.prop([anyContract, anyItems, anyDay])('two periods have the days of both', (contract, items, middle) => {
  const of = { contract, items: itemsByDay(items) }
  const next = addDays(middle, 1)
  expect([...capacityByDay(of, FIRST, middle), ...capacityByDay(of, next, LAST)]).toEqual(
    capacityByDay(of, FIRST, LAST),
  )
  expect(capacityBetween(of, FIRST, middle) + capacityBetween(of, next, LAST)).toBe(capacityBetween(of, FIRST, LAST))
})
