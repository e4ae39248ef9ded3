import { describe, expect, it } from 'vitest'
import { moneyOfProject } from './money-of-project'

const figures = { totalRevenue: 21_000_000, totalCost: 14_360_000, feeMargin: 0.35, wholeMargin: 0.316 }

describe('the money of a listed project', () => {
  it('is what came in, against its plan', () => {
    const actuals = { revenue: 15_738_625, cost: 7_682_457 }
    expect(moneyOfProject({ figures, actuals, currency: 'GBP' })).toMatchObject({
      revenueLabel: 'Revenue',
      revenue: '£157,386',
      ofPlan: 'of £210,000',
      margin: '51.2%',
      ofPlannedMargin: 'plan 31.6%',
      marginPoints: 19.6,
    })
  })

  it('is nothing yet while nothing is logged', () => {
    const money = moneyOfProject({ figures, actuals: { revenue: 0, cost: 0 }, currency: 'EUR' })
    expect(money).toMatchObject({ revenue: '€0', ofPlan: 'of €210,000', share: 0, margin: '–', marginPoints: null })
  })

  it('is held against nothing without a plan', () => {
    const none = { totalRevenue: 0, totalCost: 0, feeMargin: 0, wholeMargin: 0 }
    const money = moneyOfProject({ figures: none, actuals: { revenue: 500, cost: 100 }, currency: 'GBP' })
    expect(money).toMatchObject({ revenue: '£5', ofPlan: '', share: 0, margin: '80%', ofPlannedMargin: '' })
  })

  it('is called planned where only the plan may be seen', () => {
    expect(moneyOfProject({ figures, currency: 'GBP' })).toMatchObject({
      revenueLabel: 'Planned revenue',
      revenue: '£210,000',
      share: undefined,
      marginLabel: 'Planned margin',
      margin: '31.6%',
    })
  })

  it('is absent without the right to it', () => {
    expect(moneyOfProject({ currency: 'GBP' })).toBeUndefined()
  })
})
