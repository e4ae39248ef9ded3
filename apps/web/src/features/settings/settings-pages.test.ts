import { expect, it } from 'vitest'
import { settingsPageAt } from './settings-pages'

it('knows the page of an address', () => {
  expect(settingsPageAt('/employments/calder-rowe/settings').label).toBe('Details')
  expect(settingsPageAt('/employments/calder-rowe/settings/').label).toBe('Details')
  expect(settingsPageAt('/employments/calder-rowe/settings/timeSheetSettings').feature).toBe('timeSheet')
})

it('is not misled by a company called settings', () => {
  expect(settingsPageAt('/employments/settings-ltd/settings/expenseSettings').label).toBe('Expenses')
})
