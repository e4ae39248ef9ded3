import { describe, expect, it } from 'vitest'
import { dayShown, isHolidayYear, periodBeside, titleOf } from './shown-period'

const year = { from: '2026-04-06', to: '2027-04-05' }
const KNOWN = { current: year, last: { from: '2025-04-06', to: '2026-04-05' } }

describe('the shown period', () => {
  it('goes from holiday year to holiday year, by the server’s bounds where they differ', () => {
    expect(isHolidayYear(year, [], KNOWN)).toBe(true)
    expect(periodBeside(year, 1, [], KNOWN)).toEqual({ from: '2027-04-06', to: '2028-04-05' })
    const short = { year: 2026, startDate: '2026-01-01', endDate: '2026-04-05' }
    const odd = { from: '2026-01-01', to: '2026-04-05' }
    expect(periodBeside(year, -1, [short], KNOWN)).toEqual(odd)
    expect(periodBeside(year, -1, [], { ...KNOWN, last: odd })).toEqual(odd)
    expect(isHolidayYear(odd, [short], KNOWN)).toBe(true)
    expect(isHolidayYear({ from: '2026-01-01', to: '2026-12-31' }, [short], KNOWN)).toBe(false)
  })

  it('goes on by as many days as any other period has', () => {
    expect(periodBeside({ from: '2026-11-01', to: '2026-11-30' }, 1, [], KNOWN)).toEqual({
      from: '2026-12-01',
      to: '2026-12-30',
    })
    expect(periodBeside({ from: '2026-11-18', to: '2026-11-18' }, -1, [], KNOWN)).toEqual({
      from: '2026-11-17',
      to: '2026-11-17',
    })
  })

  it('is named by its year or its days', () => {
    expect(titleOf(year, true)).toBe('2026/27')
    expect(titleOf({ from: '2026-01-01', to: '2026-12-31' }, true)).toBe('2026')
    expect(titleOf({ from: '2026-11-01', to: '2026-11-30' }, false)).toBe('01/11/2026 – 30/11/2026')
  })

  it('has the leave of the holiday year of today, or of its first day', () => {
    expect(dayShown({ from: '2026-01-01', to: '2026-12-31' }, '2026-11-18')).toBe('2026-11-18')
    expect(dayShown({ from: '2026-01-01', to: '2026-03-31' }, '2026-11-18')).toBe('2026-01-01')
  })
})
