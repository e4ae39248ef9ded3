import { expect, it } from 'vitest'
import { narrowedText } from './narrowed-text'
import { readSpentSearch } from './spent-search'

it('reads what an address asks for, and nothing else', () => {
  const search = { state: 'approved', from: '2026-09-01', to: '2026-09-30' }
  expect(readSpentSearch({ ...search, tab: 'x' })).toEqual(search)
  expect(readSpentSearch({ state: 'denied', from: 'soon', to: 5 })).toEqual({})
})

it('says what the claims are narrowed to', () => {
  expect(narrowedText({})).toBeUndefined()
  expect(narrowedText({ state: 'waitingForApproval' })).toBe('waiting for approval')
  expect(narrowedText({ state: 'approved', from: '2026-09-01', to: '2026-09-30' })).toBe(
    'approved, 01/09/2026 – 30/09/2026',
  )
  expect(narrowedText({ from: '2026-09-01' })).toBe('from 01/09/2026')
})
