import { expect, it } from 'vitest'
import { sampleSnapshot } from '../testing/sample-plans'
import { withCopiedPlan } from './copied-plan'
import { planValues } from './plan-values'

const copied = planValues(sampleSnapshot())
const values = planValues(
  sampleSnapshot({
    startDate: '2027-02-15',
    endDate: '2027-02-28',
    consultancyBudget: [{ month: '2027-02', revenue: 1, cost: 1 }],
    expensesBudget: [{ month: '2027-02', revenue: 1, cost: 1 }],
    othersBudget: [{ month: '2027-02', revenue: 1, cost: 1 }],
  }),
)

it('puts the months of another plan from the start of this one on, for as long as that one is', () => {
  const { values: edited, changedPath } = withCopiedPlan(values, copied)
  expect(edited.dates).toEqual({ startDate: '2027-02-15', endDate: '2027-04-30', isOpenEnded: false })
  expect(edited['consultancyBudget/revenue'].months).toEqual({
    '2027-02': 2_000_000,
    '2027-03': 2_000_000,
    '2027-04': 2_000_000,
  })
  expect(changedPath).toEqual(['startDate'])
})

it('copies amounts where the roles of the other plan give them, and the method everywhere else', () => {
  const { values: edited } = withCopiedPlan(values, copied)
  expect(edited['consultancyBudget/revenue'].method).toBe('variesByMonth')
  expect(edited['expensesBudget/revenue']).toMatchObject({
    method: 'autoSpread',
    basis: copied['expensesBudget/revenue'].basis,
  })
  expect(edited['othersBudget/revenue'].method).toBe('markupCost')
})

it('is open-ended like the plan it was copied from', () => {
  const open = planValues(sampleSnapshot({ isOpenEnded: true, endDate: null }))
  expect(withCopiedPlan(values, open).values.dates).toMatchObject({ endDate: null, isOpenEnded: true })
})
