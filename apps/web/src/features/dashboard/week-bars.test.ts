import type { TimeSheetPeriod } from '@praxis/contract/time-sheets'
import { addDays } from '@praxis/domain/calendar/day'
import { describe, expect, it } from 'vitest'
import { sampleSubmission } from '../approvals/testing/sample-group'
import { weekBars } from './week-bars'

const HOUR = 3600
const MONDAY = '2026-11-09'

const logged = (day: string, state: 'approved' | 'waitingForApproval' | 'unsubmitted' | 'denied', duration: number) => {
  const sample = sampleSubmission({ day, duration })
  return { ...sample, request: { ...sample.request, state } }
}

const period = (submissions: TimeSheetPeriod['submissions'], contracted = 7.5 * HOUR): TimeSheetPeriod => ({
  from: MONDAY,
  to: addDays(MONDAY, 6),
  submissions,
  contractedTimeInterval: 5 * contracted,
  hasContract: true,
  days: Array.from({ length: 7 }, (_, index) => ({
    day: addDays(MONDAY, index),
    contractedTimeInterval: index < 5 ? contracted : 0,
    bankHoliday: null,
  })),
})

describe('the bars of a week', () => {
  it('have a part for each state, and what runs stands on the day it was started on', () => {
    const week = weekBars(
      period([
        logged(MONDAY, 'approved', 8 * HOUR),
        logged(MONDAY, 'denied', HOUR),
        logged('2026-11-12', 'unsubmitted', 2 * HOUR),
      ]),
      [{ day: '2026-11-12', seconds: HOUR }],
    )
    expect(week.days[0]?.figures).toMatchObject({ approved: 8 * HOUR, denied: HOUR, running: 0, total: 9 * HOUR })
    expect(week.days[3]?.figures).toMatchObject({ unsubmitted: 2 * HOUR, running: HOUR, total: 3 * HOUR })
    expect(week.figures.total).toBe(12 * HOUR)
    expect(week.highest).toBe(9 * HOUR)
    expect(week.everyDay).toBe(7.5 * HOUR)
  })

  it('know no running time in another week', () => {
    expect(weekBars(period([]), [{ day: '2026-11-20', seconds: HOUR }]).figures.running).toBe(0)
  })

  it('are drawn although nothing is contracted or logged', () => {
    expect(weekBars(period([], 0), [])).toMatchObject({ highest: 1, everyDay: undefined, contracted: 0 })
  })
})
