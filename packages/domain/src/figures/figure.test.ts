import { fc, test as property } from '@fast-check/vitest'
import { Figure, type LeftOut } from '@praxis/contract/company/figures'
import { expect, test } from 'vitest'
import { plannedFigure, projectFiguresOf } from '../projects/project-figures'
import { chargedTimeFigure, loggedTimeFigure } from '../time/time-report-figures'
import { figureOf, SECONDS } from './figure'

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const unit = fc.constantFrom(
  ...(['seconds', 'percentage', 'count'] as const).map((name) => ({ unit: name, currency: null })),
  { unit: 'money' as const, currency: 'EUR' as const },
)
const anyParts = fc.array(fc.record({ id: fc.string(), label: fc.string(), value: amount }))
const anyLeftOut: fc.Arbitrary<LeftOut[]> = fc.array(
  fc.record({
    reason: fc.constantFrom('notCounted', 'noAccess'),
    label: fc.string(),
    value: fc.option(amount),
  }),
)

property.prop([unit, anyParts, anyLeftOut])(
  'is the sum of its parts plus nothing, and partial as soon as one of them may not be seen',
  (of, parts, leftOut) => {
    const figure = figureOf(of, parts, leftOut)
    expect(Figure.parse(figure)).toEqual(figure)
    expect(figure.value).toBe(figure.parts.reduce((sum, { value }) => sum + value, 0))
    expect(figure.isPartial).toBe(leftOut.some(({ reason }) => reason === 'noAccess'))
    expect(figure.leftOut).toEqual(leftOut)
  },
)

test('whatever is not said of a part is nothing', () => {
  expect(figureOf(SECONDS, [{ id: 'a', label: 'A', value: 60 }])).toEqual({
    unit: 'seconds',
    currency: null,
    value: 60,
    parts: [{ id: 'a', label: 'A', detail: null, value: 60, records: null }],
    leftOut: [],
    isPartial: false,
  })
})

const money = fc.integer({ min: 0, max: 1_000_000_000_000 })
const budget = fc.record({ revenue: money, cost: money })
const anyBudgets = fc.record({ consultancyBudget: budget, expensesBudget: budget, otherBudget: budget })

property.prop([anyBudgets])('what is planned is the same as a figure and as a sum', (budgets) => {
  const { totalRevenue, totalCost } = projectFiguresOf(budgets)
  expect(plannedFigure(budgets, 'revenue', 'GBP').value).toBe(totalRevenue)
  expect(plannedFigure(budgets, 'cost', 'GBP').value).toBe(totalCost)
})

const seconds = fc.nat({ max: 100_000_000 })

property.prop([fc.record({ approvedTime: seconds, waitingForApprovalTime: seconds, unsubmittedTime: seconds })])(
  'what is logged is what is in its states',
  (states) => {
    const { approvedTime, waitingForApprovalTime, unsubmittedTime } = states
    expect(loggedTimeFigure(states).value).toBe(approvedTime + waitingForApprovalTime + unsubmittedTime)
  },
)

property.prop([seconds, seconds])(
  'what is charged is what is chargeable and what rounding adds',
  (chargeable, more) => {
    expect(chargedTimeFigure({ chargeableTime: chargeable, chargedTime: chargeable + more })).toMatchObject({
      value: chargeable + more,
      parts: [{ value: chargeable }, { value: more }],
    })
  },
)
