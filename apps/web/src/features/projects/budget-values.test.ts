import { describe, expect, it } from 'vitest'
import { amountRule, budgetOf, budgetProblem, figuresOfTyped, noBudgets } from './budget-values'

describe('a budget as it is typed', () => {
  it('counts an empty field and one that holds no amount as nothing', () => {
    expect(budgetOf({ revenue: null, cost: Number.NaN })).toEqual({ revenue: 0, cost: 0 })
  })

  it('gives the figures while it is typed', () => {
    const typed = {
      ...noBudgets,
      consultancyBudget: { revenue: 100_000, cost: 60_000 },
      expensesBudget: { revenue: null, cost: 20_000 },
    }
    expect(figuresOfTyped(typed)).toEqual({
      totalRevenue: 100_000,
      totalCost: 80_000,
      feeMargin: 0.4,
      wholeMargin: 0.2,
    })
  })

  it('is refused below nothing, above what can be held and when it is no amount', () => {
    expect(amountRule(-1)).toBe('Minimum of 0 is required')
    expect(amountRule(1_000_000_000_001)).toBe('Maximum of 10,000,000,000 is required')
    expect(budgetProblem({ revenue: 5, cost: Number.NaN })).toBe('Invalid Number')
    expect(budgetProblem({ revenue: null, cost: 0 })).toBeUndefined()
  })
})
