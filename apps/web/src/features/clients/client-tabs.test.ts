import { expect, it } from 'vitest'
import { isClientTab } from './client-tabs'

it.each(['contacts', 'journal', 'timeBreakdown', 'timeSheetSubmission'])('%s has a path', (tab) => {
  expect(isClientTab(tab)).toBe(true)
})

it.each(['details', 'invoices', '', undefined])('%s is no path below a client', (tab) => {
  expect(isClientTab(tab)).toBe(false)
})
