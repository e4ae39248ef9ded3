import { addDays } from '@praxis/domain/calendar/day'
import { expect, it } from 'vitest'
import { sampleSubmission } from '../time-sheets/testing/sample-time'
import { weekOfTime } from '../time-sheets/week-of-time'
import { barScale, lineFrom } from './week-bars'

const HOUR = 3600
const MONDAY = '2026-11-09'

const logged = (state: 'approved' | 'denied', duration: number) => {
  const sample = sampleSubmission({ id: state, day: MONDAY, duration })
  return { ...sample, request: { ...sample.request, state } }
}

const week = (submissions: ReturnType<typeof logged>[], contracted = 7.5 * HOUR) =>
  weekOfTime(
    {
      from: MONDAY,
      to: addDays(MONDAY, 6),
      submissions,
      contractedTimeInterval: 5 * contracted,
      hasContract: true,
      absences: [],
      days: Array.from({ length: 7 }, (_, index) => ({
        day: addDays(MONDAY, index),
        contractedTimeInterval: index < 5 ? contracted : 0,
        bankHoliday: null,
        items: [],
      })),
    },
    [],
  )

it('the drawing is as high as the highest day, whatever was denied on it', () => {
  expect(barScale(week([logged('approved', 8 * HOUR), logged('denied', HOUR)]))).toEqual({
    highest: 8 * HOUR,
    everyDay: 7.5 * HOUR,
  })
})

it('it is drawn although nothing is contracted or logged', () => {
  expect(barScale(week([], 0))).toEqual({ highest: 1, everyDay: undefined })
})

it('the line of what is contracted is drawn once over days that are alike', () => {
  const contracted = [8, 8, 0, 8, 4, 4, 0].map((contractedTimeInterval) => ({ contractedTimeInterval }))
  expect(contracted.map((_, place) => lineFrom(contracted, place))).toEqual([2, 0, 0, 1, 2, 0, 0])
})
