import { describe, expect, it } from 'vitest'
import { neighbourOf, weekOf } from './team-period'

describe('the period of a report', () => {
  it('is the week from Monday to Sunday', () => {
    expect(weekOf('2026-11-15')).toEqual({ from: '2026-11-09', to: '2026-11-15' })
  })

  it('moves by weeks', () => {
    expect(neighbourOf(weekOf('2026-11-15'), -1)).toEqual({ from: '2026-11-02', to: '2026-11-08' })
    expect(neighbourOf(weekOf('2026-11-15'), 1)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  })

  it('moves by whole months, whatever their length', () => {
    expect(neighbourOf({ from: '2027-01-01', to: '2027-01-31' }, 1)).toEqual({ from: '2027-02-01', to: '2027-02-28' })
    expect(neighbourOf({ from: '2026-10-01', to: '2026-12-31' }, 1)).toEqual({ from: '2027-01-01', to: '2027-03-31' })
    expect(neighbourOf({ from: '2026-01-01', to: '2026-12-31' }, -1)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  })
})
