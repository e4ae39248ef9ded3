import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import { addDays } from '@praxis/domain/calendar/day'
import { expect, it } from 'vitest'
import { FROM, idOf, sampleBooking, samplePage, TO } from '../testing/sample-planning'
import { editedRow } from './booking-edits'
import { movedDays } from './moved-booking'
import { countOfLines, lineFigures, openLines } from './open-lines'
import { columnOf, planAxis } from './plan-axis'
import { type BookedTarget, type BookingInRow, type PlanRow, rowsOf } from './plan-row'

const LATER = addDays(FROM, 7)
const AFTER = addDays(FROM, 14)
const page = samplePage([{ place: 1, name: 'Priya Nair', isOpen: true, bookings: [] }])
const empty = rowsOf(page)[0] ?? expect.fail('no row')
const [role] = Object.values(page.roleInfos)

const target = (name: string, probability: number | null = null): BookedTarget => ({
  id: name,
  kind: probability === null ? 'project' : 'opportunity',
  name,
  clientName: null,
  imageURL: null,
  probability,
})

let made = 0
const booked = (on: BookedTarget, changes: Parameters<typeof sampleBooking>[2]): BookingInRow => {
  made += 1
  return {
    booking: sampleBooking(`${on.name} ${made}`, idOf(1001), changes),
    role: role ?? expect.fail('no role'),
    target: on,
    filledBy: 'Priya Nair',
  }
}
const withBookings = (...bookings: readonly BookingInRow[]): PlanRow =>
  editedRow(
    empty,
    bookings.map((after) => ({ before: undefined, after })),
    'week',
  )

const platform = target('Data platform')
const phase2 = target('Phase 2', 0.5)
const first = { startDate: FROM, endDate: addDays(FROM, 4) }
const bothWeeks = { startDate: FROM, endDate: addDays(LATER, 4) }

const linesOf = (row: PlanRow, counted = row.bookings) =>
  openLines(row, counted, 'week').map(({ name, note, seconds }) => [
    [name, note].filter(Boolean).join(', '),
    ...[FROM, LATER].map((day) => (seconds.get(day) ?? 0) / 3600),
  ])

it.each([
  ['a booking', [booked(platform, bothWeeks)], [['Data platform, hard', 30, 30]]],
  [
    'many of one target on one line',
    [booked(platform, first), booked(platform, { ...bothWeeks, secondsPerDay: 3600 })],
    [['Data platform, hard', 35, 5]],
  ],
  [
    'soft ones apart, with how likely they are',
    [booked(phase2, { ...first, type: 'soft' }), booked(phase2, first)],
    [
      ['Phase 2, hard', 30, 0],
      ['Phase 2, soft, 50%', 30, 0],
    ],
  ],
  ['soft ones on a project', [booked(platform, { ...first, type: 'soft' })], [['Data platform, soft', 30, 0]]],
  [
    'a total by its days in sight',
    [booked(platform, { ...bothWeeks, secondsPerDay: null, totalSeconds: 36_001 })],
    [['Data platform, hard', 18_001 / 3600, 5]],
  ],
])('has a line for %s', (_, bookings, expected) => {
  const row = withBookings(...bookings)
  expect(linesOf(row)).toEqual(expected)
  expect(countOfLines(row)).toBe(expected.length + 2)
})

it('puts hard lines first, by name, and the last of many together', () => {
  const names = ['J', 'I', 'H', 'G', 'F', 'E', 'D', 'C', 'B']
  const row = withBookings(
    booked(target('A'), { ...first, type: 'soft' }),
    ...names.map((name) => booked(target(name), { ...first, secondsPerDay: 3600 })),
  )
  expect(linesOf(row).map(([name]) => name)).toEqual([
    ...['B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => `${name}, hard`),
    '3 more',
  ])
  expect(linesOf(row).at(-1)).toEqual(['3 more', 5 + 5 + 30, 0])
  expect(countOfLines(row)).toBe(10)
})

it('keeps its lines while a booking is dragged, and counts what becomes of it', () => {
  const before = booked(platform, first)
  const row = withBookings(before, booked(phase2, first))
  const after = { ...before, booking: movedDays(before.booking, 'move', 7) }
  const dragged = editedRow(row, [{ before, after }], 'week').bookings
  expect(linesOf(row, dragged)).toEqual([
    ['Data platform, hard', 0, 30],
    ['Phase 2, hard', 30, 0],
  ])
  expect(linesOf(row, [])).toHaveLength(2)
})

it('has none where a row is closed, or the days of those who are booked are not known', () => {
  const row = withBookings(booked(platform, first))
  expect(countOfLines({ ...row, bookings: undefined })).toBe(0)
  expect(countOfLines({ ...row, days: undefined })).toBe(0)
  expect(countOfLines({ ...row, target: platform })).toBe(0)
  expect(countOfLines({ ...row, kind: 'rateCard' })).toBe(1)
})

const figuresAt = (row: PlanRow, day: string, level: PlanningLevel = 'week') => {
  const axis = planAxis(level, { from: FROM, to: TO })
  const column = axis.columns[columnOf(axis, day)] ?? expect.fail('no column')
  return lineFigures(row, openLines(row, row.bookings, level), level, column)
}

it('tells what of each week is booked, and what is free', () => {
  const row = withBookings(
    booked(platform, { ...bothWeeks, secondsPerDay: 25_200 }),
    booked(phase2, { ...first, type: 'soft', secondsPerDay: 7200 }),
  )
  expect(figuresAt(row, FROM)).toEqual({
    booked: ['35h', '10h'],
    capacity: '37h 30m',
    free: '−2h 30m',
    isOver: true,
    words: 'Data platform, hard: 35h; Phase 2, soft, 50%: 10h; capacity 37h 30m, free −2h 30m',
  })
  expect(figuresAt(row, LATER)).toMatchObject({ booked: ['35h', '–'], free: '2h 30m', isOver: false })
  const closed = { ...row, loads: Object.fromEntries(Object.entries(row.loads).filter(([day]) => day !== AFTER)) }
  expect(figuresAt(closed, AFTER)).toMatchObject({ booked: ['–', '–'], capacity: '–', free: '–', words: 'no capacity' })
  expect(figuresAt(row, addDays(TO, 8))).toBeUndefined()
})

it('has figures of days that fit their columns, and exact words', () => {
  const day = { hard: 27_029, soft: 0, weighted: 27_029, capacity: 3600, contracted: 3600 }
  const row = withBookings(booked(platform, { ...first, secondsPerDay: 27_029 }))
  expect(figuresAt({ ...row, loads: { [FROM]: day } }, FROM, 'day')).toMatchObject({
    booked: ['7:30'],
    capacity: '1:00',
    free: '−6:30',
    words: 'Data platform, hard: 7h 30m 29s; capacity 1h, free −6h 30m 29s',
  })
})
