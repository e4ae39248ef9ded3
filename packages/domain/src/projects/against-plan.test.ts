import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { inWholeUnits } from '../money/money'
import { againstPlan } from './against-plan'

it('holds what came in against what was planned', () => {
  const actual = { revenue: 15_738_625, cost: 7_682_457 }
  const plan = { revenue: 21_000_000, cost: 14_360_000 }
  const { revenue, cost, margin, plannedMargin, marginPoints } = againstPlan(actual, plan)
  expect(revenue).toEqual({ share: 15_738_625 / 21_000_000, left: 5_261_400 })
  expect(cost.left).toBe(6_677_500)
  expect([margin, plannedMargin]).toEqual([expect.closeTo(0.51187), expect.closeTo(0.31619)])
  expect(marginPoints).toBe(19.6)
})

it.each([
  [
    { revenue: 0, cost: 500 },
    { revenue: 100, cost: 50 },
    { margin: null, plannedMargin: 0.5, marginPoints: null },
  ],
  [
    { revenue: 100, cost: 50 },
    { revenue: 0, cost: 0 },
    { margin: 0.5, plannedMargin: null, marginPoints: null },
  ],
])('knows no margin without revenue: %o of %o', (actual, plan, margins) => {
  expect(againstPlan(actual, plan)).toMatchObject(margins)
})

it('has no share of what was not planned', () => {
  const { revenue } = againstPlan({ revenue: 300, cost: 0 }, { revenue: 0, cost: 0 })
  expect(revenue).toEqual({ share: null, left: -300 })
})

const amount = fc.integer({ min: 0, max: 1_000_000_000 })
test.prop([amount, amount])('what is shown as done and left adds up to what is shown as planned', (actual, planned) => {
  const { left } = againstPlan({ revenue: actual, cost: 0 }, { revenue: planned, cost: 0 }).revenue
  expect(inWholeUnits(actual) + left / 100).toBe(inWholeUnits(planned))
})
