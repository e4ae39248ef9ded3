import { describe, expect, it } from 'vitest'
import { draggedTime } from './dragged-time'

const HOUR = 3600
const WEEK = ['2026-03-23', '2026-03-24', '2026-03-25', '2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29']
const London = 'Europe/London'
const place = (dayIndex: number, hours: number) => ({ dayIndex, seconds: hours * HOUR })
const span = { from: new Date('2026-03-24T09:00:00Z'), to: new Date('2026-03-24T10:30:00Z') }

const textOf = ({ from, to }: { from: Date; to: Date }) => `${from.toISOString()} ${to.toISOString()}`
const dragged = (drag: Parameters<typeof draggedTime>[0]) => textOf(draggedTime(drag, WEEK, London))

describe('dragging in the calendar', () => {
  it('makes a new time on quarters of an hour, downwards and upwards', () => {
    const expected = '2026-03-25T13:00:00.000Z 2026-03-25T14:30:00.000Z'
    expect(dragged({ kind: 'create', held: place(2, 13.05), at: place(2, 14.45) })).toBe(expected)
    expect(dragged({ kind: 'create', held: place(2, 14.45), at: place(2, 13.05) })).toBe(expected)
  })

  it('makes at least a quarter of an hour', () => {
    expect(dragged({ kind: 'create', held: place(2, 13), at: place(2, 13.02) })).toBe(
      '2026-03-25T13:00:00.000Z 2026-03-25T13:15:00.000Z',
    )
  })

  it('moves a time to another day and hour, as long as it was', () => {
    expect(dragged({ kind: 'move', span, held: place(1, 9.5), at: place(3, 12.5) })).toBe(
      '2026-03-26T12:00:00.000Z 2026-03-26T13:30:00.000Z',
    )
  })

  it('keeps the hour on the wall and the duration when it is moved to the day clocks change', () => {
    expect(dragged({ kind: 'move', span, held: place(1, 9.5), at: place(6, 9.5) })).toBe(
      '2026-03-29T08:00:00.000Z 2026-03-29T09:30:00.000Z',
    )
  })

  it('makes it longer at the end and shorter at the start, but never nothing', () => {
    expect(dragged({ kind: 'end', span, held: place(1, 10.5), at: place(1, 12) })).toBe(
      '2026-03-24T09:00:00.000Z 2026-03-24T12:00:00.000Z',
    )
    expect(dragged({ kind: 'start', span, held: place(1, 9), at: place(1, 13) })).toBe(
      '2026-03-24T10:15:00.000Z 2026-03-24T10:30:00.000Z',
    )
  })

  it('moves an edge as far as the finger goes, wherever near it it took hold', () => {
    expect(dragged({ kind: 'end', span, held: place(1, 10.25), at: place(1, 11.25) })).toBe(
      '2026-03-24T09:00:00.000Z 2026-03-24T11:30:00.000Z',
    )
    const evening = { from: new Date('2026-03-24T22:00:00Z'), to: new Date('2026-03-25T00:00:00Z') }
    expect(dragged({ kind: 'end', span: evening, held: place(1, 23.9), at: place(1, 22.9) })).toBe(
      '2026-03-24T22:00:00.000Z 2026-03-24T23:00:00.000Z',
    )
  })
})
