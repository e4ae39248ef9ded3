import { expect, it } from 'vitest'
import { closedText } from './closed-books'

it('closes days up to one, and none while no day is named', () => {
  expect(closedText('2026-10-31', '2026-10-31')).toBe('The books are closed up to 31/10/2026')
  expect(closedText('2025-01-01', '2026-10-31')).toBe('The books are closed up to 31/10/2026')
  expect(closedText('2026-11-01', '2026-10-31')).toBeUndefined()
  expect(closedText('2026-10-31', null)).toBeUndefined()
})
