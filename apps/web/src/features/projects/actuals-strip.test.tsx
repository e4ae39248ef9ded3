import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { ActualsStrip } from './actuals-strip'

const budgets = {
  consultancyBudget: { revenue: 18_000_000, cost: 11_700_000 },
  expensesBudget: { revenue: 1_800_000, cost: 1_710_000 },
  otherBudget: { revenue: 1_200_000, cost: 950_000 },
}
const HOUR = 3600
const actual = {
  loggedTime: 100 * HOUR,
  chargeableTime: 92 * HOUR,
  chargedTime: 92 * HOUR,
  unsubmittedTime: 0,
  waitingForApprovalTime: 8 * HOUR,
  approvedTime: 92 * HOUR,
  revenue: 15_738_625,
  cost: 7_682_457,
}

const strip = (figures: typeof actual | undefined, isFixedPrice = false) => {
  renderInKit(
    <ActualsStrip
      budgets={budgets}
      currency="GBP"
      isFixedPrice={isFixedPrice}
      actual={figures}
      tasks={{ estimatedTime: 40 * HOUR, loggedTime: 30 * HOUR }}
      isLoading={figures === undefined}
      pending={(time) => `${time} pending`}
    />,
  )
  return screen.getByRole('region', { name: 'Actuals against plan' }).textContent
}

it('holds what came in against what was planned', () => {
  const text = strip(actual)
  expect(text).toContain('£157,386of £180,000£22,614 left to earn')
  expect(text).toContain('£76,825of £117,000£40,175 left to spend')
  expect(text).toContain('51.2%plan 35%16.2 points above plan')
  expect(text).toContain('100h 00m92% chargeable · tasks 30h 00m of 40h 00m estimated · 8h 00m pending')
})

it('says when a plan was passed', () => {
  const text = strip({ ...actual, revenue: 22_000_000, cost: 20_000_000 })
  expect(text).toContain('£40,000 over plan')
  expect(text).toContain('£83,000 over plan')
  expect(text).toContain('points below plan')
})

it('shows no figures before they are there', () => {
  expect(strip(undefined)).not.toMatch(/£0|0h/)
})

it('calls what time is worth no revenue where the price is fixed', () => {
  const text = strip(actual, true)
  expect(text).toContain('Time at its rates£157,386of £180,000the price is fixed')
  expect(text).not.toContain('Revenue')
})
