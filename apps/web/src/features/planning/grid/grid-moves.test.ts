import { expect, it } from 'vitest'
import { inLanes } from '../model/lanes'
import { columnOf, planAxis } from '../model/plan-axis'
import { rowsOf } from '../model/plan-row'
import { FROM, idOf, sampleBooking, samplePage, TO } from '../testing/sample-planning'
import { type GridToMoveIn, movedPlace } from './grid-moves'

const axis = planAxis('week', { from: FROM, to: TO })
const at = (day: string) => columnOf(axis, day)
const [first, second] = [
  sampleBooking(idOf(501), idOf(1001), { startDate: '2026-11-09', endDate: '2026-11-20' }),
  sampleBooking(idOf(502), idOf(1001), { startDate: '2026-11-16', endDate: '2026-11-27' }),
]
const rows = rowsOf(
  samplePage([
    { place: 1, name: 'Priya Nair', isOpen: true, bookings: [first, second] },
    { place: 2, name: 'Tom Okafor' },
    { place: 3, name: 'Uma Bell' },
  ]),
)
const grid: GridToMoveIn = {
  axis,
  rowCount: 3,
  barsIn: (row) => inLanes(rows[row]?.bookings ?? [], { from: FROM, to: TO }),
  rowsAPage: 2,
  edges: { first: at(FROM), last: at(TO) },
}
const cell = (row: number, day: string) => ({ row, column: at(day) })

it('goes down from a cell through the bars in its column to the next row, and up the same way', () => {
  const way = [cell(0, '2026-11-16')]
  const go = (key: string) => movedPlace(grid, way.at(-1) ?? way[0] ?? expect.fail(), key, false)
  for (const _ of [1, 2, 3]) way.push(go('ArrowDown') ?? expect.fail())
  expect(way.map(({ row, ...place }) => [row, 'bookingID' in place ? place.bookingID : undefined])).toEqual([
    [0, undefined],
    [0, first.id],
    [0, second.id],
    [1, undefined],
  ])
  expect(movedPlace(grid, way[3] ?? expect.fail(), 'ArrowUp', false)).toEqual({ ...way[2] })
  expect(movedPlace(grid, way[1] ?? expect.fail(), 'ArrowUp', false)).toEqual(way[0])
})

it('goes from bar to bar sideways, and from cell to cell down to the name of the row', () => {
  const onFirst = { ...cell(0, FROM), bookingID: first.id }
  expect(movedPlace(grid, onFirst, 'ArrowRight', false)).toEqual({ ...cell(0, '2026-11-16'), bookingID: second.id })
  expect(movedPlace(grid, onFirst, 'ArrowLeft', false)).toEqual(onFirst)
  expect(movedPlace(grid, { row: 1, column: 0 }, 'ArrowLeft', false)).toEqual({ row: 1, column: -1 })
})

it('goes to the ends of the shown days, and by pages of rows', () => {
  expect(movedPlace(grid, cell(1, FROM), 'End', false)).toEqual({ row: 1, column: at(TO) })
  expect(movedPlace(grid, cell(2, TO), 'Home', true)).toEqual({ row: 0, column: at(FROM) })
  expect(movedPlace(grid, cell(0, FROM), 'PageDown', false)).toEqual(cell(2, FROM))
  expect(movedPlace(grid, cell(1, FROM), 'PageUp', false)).toEqual(cell(0, FROM))
  expect(movedPlace(grid, cell(0, FROM), 'x', false)).toBeUndefined()
})
