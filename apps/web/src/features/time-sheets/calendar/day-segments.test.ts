import { expect, it } from 'vitest'
import { segmentsOf } from './day-segments'

const HOUR = 3600
const WEEK = ['2026-10-19', '2026-10-20', '2026-10-21', '2026-10-22', '2026-10-23', '2026-10-24', '2026-10-25']
const London = 'Europe/London'
const at = (moment: string) => new Date(moment)

it('a time is drawn on its day by the clock of the time zone', () => {
  expect(segmentsOf(at('2026-10-20T08:00:00Z'), at('2026-10-20T09:30:00Z'), WEEK, London)).toEqual([
    { day: '2026-10-20', from: 9 * HOUR, to: 10.5 * HOUR, isFirst: true, isLast: true },
  ])
})

it('a time across midnight is drawn on both days', () => {
  expect(segmentsOf(at('2026-10-20T22:00:00Z'), at('2026-10-21T00:00:00Z'), WEEK, London)).toEqual([
    { day: '2026-10-20', from: 23 * HOUR, to: 24 * HOUR, isFirst: true, isLast: false },
    { day: '2026-10-21', from: 0, to: HOUR, isFirst: false, isLast: true },
  ])
})

it('what ends at midnight stays on its day', () => {
  expect(segmentsOf(at('2026-10-20T21:00:00Z'), at('2026-10-20T23:00:00Z'), WEEK, London)).toEqual([
    { day: '2026-10-20', from: 22 * HOUR, to: 24 * HOUR, isFirst: true, isLast: true },
  ])
})

it('on the night clocks go back, a time stands where the clock showed it', () => {
  expect(segmentsOf(at('2026-10-25T00:00:00Z'), at('2026-10-25T03:00:00Z'), WEEK, London)).toEqual([
    { day: '2026-10-25', from: HOUR, to: 3 * HOUR, isFirst: true, isLast: true },
  ])
})

it('days of other weeks are left out', () => {
  expect(segmentsOf(at('2026-10-25T22:00:00Z'), at('2026-10-26T02:00:00Z'), WEEK, London)).toMatchObject([
    { day: '2026-10-25', from: 22 * HOUR, to: 24 * HOUR, isFirst: true, isLast: false },
  ])
})
