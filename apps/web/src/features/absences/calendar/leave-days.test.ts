import { describe, expect, it } from 'vitest'
import { sampleEmployee } from '../../people/testing/sample-employee'
import { approved, sampleAbsence } from '../testing/sample-absence'
import { daysAway, leaveDays } from './leave-days'

const working = {
  contract: sampleEmployee().contract ?? undefined,
  bankHolidays: new Map([['2026-12-25', 'Christmas Day']]),
  companyDays: [2, 3, 4, 5, 6],
}
const days = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28']

describe('the days of a calendar', () => {
  it('has leave on the days the person would work', () => {
    const leave = sampleAbsence({ from: '2026-12-24', to: '2026-12-28', request: approved })
    const dayOf = leaveDays([leave], working)
    expect(days.filter((day) => dayOf(day).am)).toEqual(['2026-12-24', '2026-12-28'])
    expect(dayOf('2026-12-25')).toMatchObject({ bankHoliday: 'Christmas Day', am: undefined })
    expect(dayOf('2026-12-26').isWorked).toBe(false)
    expect(daysAway(days.map(dayOf))).toBe(2)
  })

  it('tells the morning from the afternoon, of which each may have leave of its own', () => {
    const [morning, afternoon] = [
      sampleAbsence({ id: 'am', from: '2026-12-24', to: '2026-12-24', datePart: 'am' }),
      sampleAbsence({ id: 'pm', from: '2026-12-24', to: '2026-12-24', datePart: 'pm' }),
    ]
    expect(leaveDays([morning], working)('2026-12-24')).toMatchObject({ am: { id: 'am' }, pm: undefined })
    const both = leaveDays([morning, afternoon], working)('2026-12-24')
    expect(both).toMatchObject({ am: { id: 'am' }, pm: { id: 'pm' } })
    expect(daysAway([both])).toBe(1)
  })

  it('greys the company’s days off for people without a contract, who have no leave to take', () => {
    const leave = sampleAbsence({ from: '2026-12-24', to: '2026-12-28', request: approved })
    const dayOf = leaveDays([leave], { ...working, contract: undefined })
    expect(dayOf('2026-12-24')).toMatchObject({ isWorked: true, am: undefined })
    expect(dayOf('2026-12-26').isWorked).toBe(false)
  })

  it('shows nothing of what was denied or cancelled', () => {
    const gone = [
      sampleAbsence({ from: '2026-12-24', to: '2026-12-24', request: { state: 'denied' } }),
      sampleAbsence({
        from: '2026-12-28',
        to: '2026-12-28',
        request: { ...approved, cancelledAt: '2026-12-01T09:00:00.000Z' },
      }),
    ]
    expect(daysAway(days.map(leaveDays(gone, working)))).toBe(0)
  })
})
