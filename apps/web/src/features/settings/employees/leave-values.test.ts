import { expect, it } from 'vitest'
import { changedLeave, leaveRules, leaveText } from './leave-values'

it('sends an emptied limit as none, and what is unchanged not at all', () => {
  expect(changedLeave({ carryOverCapDays: null })).toEqual({ carryOverCapDays: null })
  expect(changedLeave({ carryOverExpiryMonths: 0, leaveAccrual: 'monthly' })).toEqual({
    carryOverExpiryMonths: 0,
    leaveAccrual: 'monthly',
  })
  expect(changedLeave({})).toEqual({})
})

it('takes half days and whole months of a year', () => {
  const problem = (rules: readonly ((value: unknown) => string | undefined)[], value: unknown) =>
    rules.map((rule) => rule(value)).find((words) => words !== undefined)
  expect(problem(leaveRules.carryOverCapDays, 2.5)).toBeUndefined()
  expect(problem(leaveRules.carryOverCapDays, 2.25)).toBe('Invalid Number')
  expect(problem(leaveRules.carryOverExpiryMonths, 13)).toBe('Maximum of 12 is required')
  expect(problem(leaveRules.carryOverExpiryMonths, 1.5)).toBe('Invalid Number')
  expect(problem(leaveRules.carryOverExpiryMonths, null)).toBeUndefined()
})

it('says in words what no limit means', () => {
  expect(leaveText('carryOverCapDays', null)).toBe('No limit')
  expect(leaveText('carryOverExpiryMonths', null)).toBe('The year’s end')
  expect(leaveText('leaveAccrual', 'monthly')).toBe('Month by month')
})
