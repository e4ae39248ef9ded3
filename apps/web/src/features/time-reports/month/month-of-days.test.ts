import { describe, expect, it } from 'vitest'
import { daysOfMonth, dayTotals, hoursText, isWeekend, shownMonth } from './month-of-days'

const employee = {
  id: '0198c0de-0000-7000-8000-000000000001',
  displayName: 'Priya Nair',
  displayInitials: 'PN',
  profileImage: null,
  jobTitle: 'Consultant',
  isActive: true,
}
const logged = (day: string, hours: number) => ({ day, duration: hours * 3600, chargeableDuration: 0 })

describe('a month day by day', () => {
  it('has all its days, in a leap year too', () => {
    expect(daysOfMonth('2028-02-01')).toHaveLength(29)
    expect(daysOfMonth('2026-11-01').at(-1)).toBe('2026-11-30')
  })

  it('knows its weekends', () => {
    expect(['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'].map(isWeekend)).toEqual([false, true, true, false])
  })

  it('adds up what everybody logged on a day', () => {
    const totals = dayTotals([
      { employee, total: 0, days: [logged('2026-11-02', 4), logged('2026-11-03', 1)] },
      { employee, total: 0, days: [logged('2026-11-02', 3.5)] },
    ])
    expect(totals.get('2026-11-02')).toBe(7.5 * 3600)
    expect(totals.get('2026-11-03')).toBe(3600)
  })

  it('writes hours short', () => {
    expect([0, 3600, 5400, 1200, 37_800].map(hoursText)).toEqual(['', '1:00', '1:30', '0:20', '10:30'])
  })

  it('is read in full minutes that add up, along the days and down the people', () => {
    const seconds = (day: string, duration: number) => ({ day, duration, chargeableDuration: 0 })
    const [first, second] = shownMonth([
      { employee, total: 7300, days: [seconds('2026-11-02', 3650), seconds('2026-11-03', 3650)] },
      { employee, total: 3640, days: [seconds('2026-11-02', 3640)] },
    ])
    expect(first).toMatchObject({ total: 7320, days: [{ duration: 3660 }, { duration: 3660 }] })
    expect(second).toMatchObject({ total: 3600, days: [{ duration: 3600 }] })
  })
})
