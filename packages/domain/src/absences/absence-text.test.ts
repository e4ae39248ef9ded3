import { expect, it } from 'vitest'
import { absenceText } from './absence-text'

it.each([
  [{ from: '2026-12-29', to: '2026-12-31', datePart: 'fullDay' }, 'Annual leave · 29/12/2026 – 31/12/2026'],
  [{ from: '2026-12-29', to: '2026-12-29', datePart: 'fullDay' }, 'Annual leave · 29/12/2026'],
  [{ from: '2026-12-29', to: '2026-12-29', datePart: 'am' }, 'Annual leave · 29/12/2026, morning'],
  [{ from: '2026-12-29', to: '2026-12-29', datePart: 'pm' }, 'Annual leave · 29/12/2026, afternoon'],
] as const)('says %j', (span, text) => {
  expect(absenceText('Annual leave', span)).toBe(text)
})
