import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { projectFiguresOf } from './project-figures'

const budget = (revenue: number, cost: number) => ({ revenue, cost })

it('sums the three budgets and takes margins of the fees and of the whole', () => {
  expect(
    projectFiguresOf({
      consultancyBudget: budget(100_000, 60_000),
      expensesBudget: budget(10_000, 10_000),
      otherBudget: budget(0, 5_000),
    }),
  ).toEqual({ totalRevenue: 110_000, totalCost: 75_000, feeMargin: 0.4, wholeMargin: 35_000 / 110_000 })
})

it('has no margin without revenue, whatever it cost', () => {
  const none = budget(0, 900)
  expect(projectFiguresOf({ consultancyBudget: none, expensesBudget: none, otherBudget: none })).toMatchObject({
    feeMargin: 0,
    wholeMargin: 0,
    totalCost: 2_700,
  })
})

const anyBudget = fc.record({ revenue: fc.nat(10 ** 12), cost: fc.nat(10 ** 12) })

test.prop([anyBudget, anyBudget, anyBudget])('totals are exact, margins never more than the whole', (...given) => {
  const [consultancyBudget, expensesBudget, otherBudget] = given
  const figures = projectFiguresOf({ consultancyBudget, expensesBudget, otherBudget })
  expect(figures.totalRevenue).toBe(given.reduce((sum, { revenue }) => sum + revenue, 0))
  expect(figures.feeMargin).toBeLessThanOrEqual(1)
  expect(figures.wholeMargin).toBeLessThanOrEqual(1)
})
