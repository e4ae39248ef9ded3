import { describe, expect, it } from 'vitest'
import { sampleSnapshot } from '../testing/sample-plans'
import { methodsOf, withMethod, withMonths, withOpenEnd } from './plan-edits'
import { planSnapshot, planValues } from './plan-values'

const values = planValues(sampleSnapshot())
const consultancyRevenue = { category: 'consultancyBudget', side: 'revenue' } as const

it('turns a plan into lines and back without a change', () => {
  expect(planSnapshot(values)).toEqual(sampleSnapshot())
})

describe('a typed month', () => {
  it('lets that side vary by month and keeps the other months and the other side', () => {
    const edit = withMonths(values, [{ ...consultancyRevenue, month: '2026-12', amount: 1_640_000 }])
    expect(edit?.values['consultancyBudget/revenue']).toMatchObject({
      method: 'variesByMonth',
      months: { '2026-10': 2_000_000, '2026-11': 2_000_000, '2026-12': 1_640_000 },
    })
    expect(edit?.values['consultancyBudget/cost']).toEqual(values['consultancyBudget/cost'])
    expect(edit?.changedPath).toEqual(['consultancyBudget', '2026-12', 'revenue'])
  })
})

it('begins to spread with what the months come to', () => {
  const { values: spread } = withMethod(values, consultancyRevenue, 'autoSpread')
  expect(spread['consultancyBudget/revenue'].basis.total).toBe(6_000_000)
})

it('empties the end date of an open-ended plan, and gives it the safe one back', () => {
  const open = withOpenEnd(values, true, '2027-12-31').values
  expect(open.dates).toEqual({ startDate: '2026-10-01', endDate: null, isOpenEnded: true })
  expect(withOpenEnd(open, false, '2027-12-31').values.dates.endDate).toBe('2027-12-31')
})

describe('the methods of a line', () => {
  it('have no spreading while the plan is open-ended, unless the line has it still', () => {
    expect(methodsOf(consultancyRevenue, 'project', true, 'variesByMonth')).not.toContain('autoSpread')
    expect(methodsOf(consultancyRevenue, 'project', true, 'autoSpread')).toContain('autoSpread')
  })

  it('have agreements and mark-ups for revenue only, and agreements for projects only', () => {
    const cost = { category: 'othersBudget', side: 'cost' } as const
    expect(methodsOf(cost, 'project', false, 'variesByMonth')).toEqual(['autoSpread', 'fixedMonthly', 'variesByMonth'])
    expect(methodsOf(consultancyRevenue, 'opportunity', false, 'variesByMonth')).not.toContain(
      'fixedMonthlyByAgreement',
    )
  })
})
