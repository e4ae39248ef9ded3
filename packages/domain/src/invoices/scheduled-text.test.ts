import { expect, it } from 'vitest'
import { scheduledText } from './scheduled-text'

it.each([
  ['Design authority, {month}', 'Design authority, December 2026'],
  ['{month} and {month}', 'December 2026 and December 2026'],
  ['Hosting {year}', 'Hosting {year}'],
  ['', 'Data platform, December 2026'],
])('%s is %s on a draft of December', (text, written) => {
  expect(scheduledText(text, 'Data platform', '2026-12-31')).toBe(written)
})
