import { expect, it } from 'vitest'
import { sampleTimer } from '../timers/testing/sample-timer'
import { dataPlatform, sampleSubmission } from './testing/sample-time'
import { submittable, weekOfTime } from './week-of-time'

const HOUR = 3600
const DAYS = ['2026-11-11', '2026-11-12']
const timer = sampleTimer({
  startDate: '2026-11-12T09:00:00.000Z',
  project: { ...dataPlatform, details: { ...dataPlatform.details, timeSheetSubmissionDetails: [] } },
})
const sample = sampleSubmission()
const denied = sampleSubmission({ id: 'd', request: { ...sample.request, state: 'denied' } })
const period = {
  from: '2026-11-11',
  to: '2026-11-12',
  contractedTimeInterval: 15 * HOUR,
  hasContract: true,
  absences: [],
  days: DAYS.map((day) => ({ day, contractedTimeInterval: 7.5 * HOUR, bankHoliday: null, items: [] })),
  submissions: [sample, denied],
}
const running = [{ timer, seconds: HOUR, day: '2026-11-12' }]

it('the days add up to the week, part by part', () => {
  const { days, figures } = weekOfTime(period, running)
  expect(figures).toMatchObject({ unsubmitted: 3.5 * HOUR, denied: 3.5 * HOUR, running: HOUR, total: 4.5 * HOUR })
  for (const part of ['unsubmitted', 'denied', 'running', 'total'] as const)
    expect(days.reduce((sum, day) => sum + day.figures[part], 0)).toBe(figures[part])
})

it('what runs belongs to the day it was started on, also over night, and to no other week', () => {
  const begunOn = (day: string) => weekOfTime(period, [{ timer, seconds: HOUR, day }])
  expect(begunOn('2026-11-11').days.map((day) => day.figures.running)).toEqual([HOUR, 0])
  expect(begunOn('2026-11-12').days.map((day) => day.figures.running)).toEqual([0, HOUR])
  expect(begunOn('2026-11-10').figures.running).toBe(0)
})

it('what runs and is charged is in the whole and in what is chargeable', () => {
  const { figures } = weekOfTime({ ...period, submissions: [] }, [
    ...running,
    { ...running[0], timer: { ...timer, project: null }, seconds: HOUR, day: '2026-11-12' },
  ])
  expect(figures).toMatchObject({ total: 2 * HOUR, chargeable: HOUR })
})

it('without a contract no day is a day off', () => {
  const days = period.days.map((day) => ({ ...day, contractedTimeInterval: 0 }))
  const isOff = (hasContract: boolean) =>
    weekOfTime({ ...period, days, hasContract }, []).days.every(({ isDayOff }) => isDayOff)
  expect([isOff(true), isOff(false)]).toEqual([true, false])
})

it('only what may be submitted is', () => {
  const waiting = sampleSubmission({ id: 'w', can: { ...sample.can, submit: false } })
  expect(submittable([sample, waiting])).toEqual([sample.id])
})
