import { describe, expect, it } from 'vitest'
import { figureTexts } from '../../../ui/figures/figure-texts'
import { sampleBalance } from '../testing/sample-absence'
import { balanceParts } from './balance-parts'

const dayText = () => '02/03/2026'

describe('the parts of what is left', () => {
  it('sum to it, each in words', () => {
    const figure = balanceParts(sampleBalance(), dayText)
    expect(figure.value).toBe(12)
    const { total, parts } = figureTexts(figure)
    expect(total).toBe('6 days')
    expect(figure.parts.map(({ label }, index) => [label, parts[index]])).toEqual([
      ['Entitlement', '25 days'],
      ['Adjustment: Worked on a Saturday', '0.5 days'],
      ['Carried over', '3 days'],
      ['Expired', '−1 day'],
      ['Taken', '−17.5 days'],
      ['Booked ahead', '−3 days'],
      ['Waiting for approval', '−1 day'],
    ])
    expect(figure.parts[1]?.detail).toBe('Daniel Osei, 02/03/2026')
    expect(figure.parts[2]?.detail).toBe('usable until 31/03/2026')
  })

  it('say what each period of the contract gives of a year', () => {
    const half = { appliedDate: '2022-02-07', daysOfYear: 25, calendarDays: 181, wholeYearDays: 365 }
    const figure = balanceParts(
      sampleBalance({
        entitlement: 22.5,
        entitlementParts: [
          { ...half, from: '2026-01-01', to: '2026-06-30' },
          {
            ...half,
            appliedDate: '2026-07-01',
            from: '2026-07-01',
            to: '2026-12-31',
            daysOfYear: 20,
            calendarDays: 184,
          },
        ],
      }),
      dayText,
    )
    expect(figure.parts[0]?.detail).toBe(
      '25 days a year × 181 of 365 days (01/01/2026 – 30/06/2026); ' +
        '20 days a year × 184 of 365 days (01/07/2026 – 31/12/2026); rounded up to half a day',
    )
  })
})
