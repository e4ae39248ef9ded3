import { expect, it } from 'vitest'
import { deletedWithin, offsetOfBookings, splitBooking } from '../planning.mutations'
import { FROM, idOf, PROJECT, sampleBooking, samplePage, TO } from '../testing/sample-planning'
import { editedRow, freedIn, overBookedDays } from './booking-edits'
import { cellLook, cellWords } from './cell-look'
import { inLanes, lanesIn } from './lanes'
import { mergedPlanning } from './merge-planning'
import { changedPlace, inOtherRow, movedDays, placeOfRow } from './moved-booking'
import { columnOf, endsOutOfSight, planAxis, reachedRange } from './plan-axis'
import { rowsOf } from './plan-row'
import { heightOfGrid, rowAt, rowLayout, SECTION_HEIGHT } from './row-layout'

const booking = sampleBooking(idOf(501), idOf(1001))
const page = () => samplePage([{ place: 1, name: 'Priya Nair', isOpen: true, bookings: [booking] }])
const row = () => rowsOf(page())[0] ?? expect.fail('no row')
const each = () => row().bookings?.[0] ?? expect.fail('no booking')

it('names rows and their bookings', () => {
  expect(row()).toMatchObject({ key: `person/${idOf(1)}`, name: 'Priya Nair', note: 'Data Engineer' })
  expect(each()).toMatchObject({
    filledBy: 'Priya Nair',
    target: { id: PROJECT, kind: 'project', name: 'Data platform' },
  })
})

it('shows how much of the capacity is booked, and explains it', () => {
  const axis = planAxis('week', { from: FROM, to: TO })
  const column = axis.columns[columnOf(axis, FROM)] ?? expect.fail('no column')
  expect(cellLook(row(), 'week', column)).toEqual({ text: '80%', heat: '3', isAsked: false })
  expect(cellWords(row(), 'week', column)).toBe('Priya Nair, week of 09/11/2026: 80%, 30h hard of 37h 30m')
})

it('counts a changed booking at once, as the server does', () => {
  const before = each()
  const after = { ...before, booking: { ...before.booking, secondsPerDay: 32_400, endDate: '2026-11-13' } }
  const edited = editedRow(row(), [{ before, after }], 'week')
  expect(edited.loads['2026-11-09']).toMatchObject({ hard: 162_000, capacity: 135_000 })
  expect(edited.loads['2026-11-16']).toMatchObject({ hard: 0 })
  expect(overBookedDays(edited)).toEqual(['2026-11-09'])
  expect(overBookedDays(row())).toEqual([])
})

it('tells which weeks are free again once a booking is moved, and by how much', () => {
  const before = each()
  const after = { ...before, booking: movedDays(before.booking, 'move', 7) }
  expect(freedIn(row(), editedRow(row(), [{ before, after }], 'week'))).toEqual({
    days: ['2026-11-09'],
    seconds: 30 * 3600,
  })
  expect(freedIn(row(), editedRow(row(), [{ before: undefined, after }], 'week'))).toEqual({ days: [], seconds: 0 })
})

it('counts a total that reaches beyond the known days by a usual week', () => {
  const before = each()
  const total = {
    ...before.booking,
    id: 'x',
    secondsPerDay: null,
    totalSeconds: 10 * 3600,
    startDate: '2026-11-30',
    endDate: '2026-12-11',
  }
  const edited = editedRow(row(), [{ before: undefined, after: { ...before, booking: total } }], 'week')
  expect(edited.loads['2026-11-30']?.hard).toBe(5 * 3600)
})

it('leaves rows alone that a change does not concern', () => {
  const other = inOtherRow(each(), { ...row(), id: idOf(9) })
  const same = row()
  expect(editedRow(same, [{ before: undefined, after: other }], 'week')).toBe(same)
})

it('lays bookings out in lanes', () => {
  const later = { ...each(), booking: sampleBooking('b', 'r', { startDate: '2026-11-18', endDate: '2026-11-25' }) }
  const behind = { ...each(), booking: sampleBooking('c', 'r', { startDate: '2026-11-23', endDate: '2026-11-27' }) }
  const placed = inLanes([behind, later, each()], { from: FROM, to: TO })
  expect(placed.map(({ booking: { id }, lane }) => [id, lane])).toEqual([
    [booking.id, 0],
    ['b', 1],
    ['c', 0],
  ])
  expect(lanesIn(placed)).toBe(2)
})

it('moves days and ends, and never one end beyond the other', () => {
  expect(movedDays(booking, 'move', 7)).toMatchObject({ startDate: '2026-11-16', endDate: '2026-11-27' })
  expect(movedDays(booking, 'end', -3)).toMatchObject({ startDate: '2026-11-09', endDate: '2026-11-17' })
  expect(movedDays(booking, 'start', 40)).toMatchObject({ startDate: '2026-11-20', endDate: '2026-11-20' })
})

it('says only what of a place has changed', () => {
  const before = each()
  expect(changedPlace(before, before)).toEqual({})
  expect(changedPlace(before, inOtherRow(before, { ...row(), id: idOf(2) }))).toEqual({ employeeID: idOf(2) })
})

it('shows at once what is left of bookings that are cut, moved or split', () => {
  const edits = deletedWithin([each()], '2026-11-12', '2026-11-13', '').edits
  expect(
    edits.map(({ before, after }) => [before?.booking.id, after?.booking.startDate, after?.booking.endDate]),
  ).toEqual([
    [booking.id, '2026-11-09', '2026-11-11'],
    [undefined, '2026-11-14', '2026-11-20'],
  ])
  expect(edits[0]?.after?.booking.id).toBe(booking.id)
  expect(deletedWithin([each()], '2026-11-01', '2026-11-30', '').edits).toEqual([{ before: each(), after: undefined }])
  const by = { offsetMethod: 'weeks', offset: 1 } as const
  expect(offsetOfBookings([each()], by, '').edits[0]?.after?.booking.startDate).toBe('2026-11-16')
  const ends = splitBooking(each(), '2026-11-16', '').edits.map(({ after }) => after?.booking.endDate)
  expect(ends).toEqual(['2026-11-15', '2026-11-20'])
})

it('puts copies where they are pasted', () => {
  expect(placeOfRow(row())).toEqual({ employeeID: row().id })
  expect(placeOfRow({ ...row(), kind: 'role' })).toEqual({ roleID: row().id })
  expect(placeOfRow({ ...row(), kind: 'rateCard' })).toEqual({ rateCardID: row().id })
  const { target } = each()
  expect(placeOfRow({ ...row(), kind: 'target', id: target.id, target })).toEqual({ projectID: target.id })
})

it('joins days at an edge, and the bookings of a row that is opened', () => {
  const closed = samplePage([{ place: 1, name: 'Priya Nair', bookings: [booking] }])
  const opened = mergedPlanning(closed, page())
  expect(rowsOf(opened)[0]?.bookings).toHaveLength(1)
  const [resource] = page().namedResources
  const load = { contracted: 1, capacity: 1, hard: 0, soft: 0, weighted: 0 }
  const more = {
    ...page(),
    fromDate: '2026-12-07',
    toDate: '2026-12-13',
    namedResources: resource
      ? [{ ...resource, weekly: { '2026-12-07': load }, days: { from: '2026-12-07', contracted: [1], capacity: [1] } }]
      : [],
  }
  const longer = mergedPlanning(opened, more)
  expect(longer.toDate).toBe('2026-12-13')
  expect(longer.namedResources[0]?.days?.capacity).toHaveLength(29)
  expect(Object.keys(longer.namedResources[0]?.weekly ?? {})).toContain('2026-12-07')
  expect(rowsOf(longer)[0]?.bookings).toHaveLength(1)
})

it('reaches further days in steps, of a week or a month', () => {
  const shown = { from: FROM, to: TO }
  const axis = planAxis('week', shown)
  expect(reachedRange(shown, axis, { from: '2026-11-10', to: TO }, 800)).toBe(shown)
  expect(reachedRange(shown, axis, { from: '2026-10-30', to: TO }, 800)).toEqual({ from: '2026-10-05', to: TO })
  const months = { from: '2026-11-01', to: '2027-01-31' }
  const byMonth = planAxis('month', months)
  expect(reachedRange(months, byMonth, { from: '2026-11-02', to: '2027-02-01' }, 800)).toEqual({
    ...months,
    to: '2027-03-31',
  })
})

it('keeps blocks of columns as they are when the axis grows', () => {
  const ids = (from: string) => planAxis('week', { from, to: TO }).blocks.map(({ id }) => id)
  const before = ids(FROM)
  expect(ids('2026-11-02').filter((id) => before.includes(id))).toEqual(before)
})

it('finds the row at a height, with the section of unnamed roles between', () => {
  const layout = rowLayout([42, 100, 42], 2)
  expect(layout.tops).toEqual([0, 42, 142 + SECTION_HEIGHT])
  expect([0, 41, 42, 141, 180, 9999, -5].map((y) => rowAt(layout, y))).toEqual([0, 0, 1, 1, 2, 2, 0])
})

it('is as high as all rows with the section of unnamed roles, so that none is hidden', () => {
  const shown = { rows: [row(), row()], expanded: new Set<string>(), shown: { from: FROM, to: TO } }
  const nobody = { ...row(), kind: 'role' as const }
  expect(heightOfGrid({ ...shown, rows: [row(), nobody] }) - heightOfGrid(shown)).toBe(SECTION_HEIGHT)
  expect(heightOfGrid({ ...shown, expanded: new Set([row().id]) })).toBeGreaterThan(heightOfGrid(shown))
})

it('tells which ends of a bar are out of sight, or may be after a step', () => {
  const edges = { left: 1200, right: 2400 }
  expect(endsOutOfSight(800, 3000, edges)).toEqual({ beginsBefore: true, endsAfter: true })
  expect(endsOutOfSight(1600, 2000, edges)).toEqual({ beginsBefore: false, endsAfter: false })
  expect(endsOutOfSight(1300, 2000, edges)).toEqual({ beginsBefore: true, endsAfter: false })
  expect(endsOutOfSight(0, 600, edges)).toEqual({ beginsBefore: false, endsAfter: false })
  expect(endsOutOfSight(3000, 4000, edges)).toEqual({ beginsBefore: false, endsAfter: false })
})
