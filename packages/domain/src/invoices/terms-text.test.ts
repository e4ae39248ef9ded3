import { expect, it } from 'vitest'
import { termsText } from './terms-text'

it.each([
  [{ dueDate: '2026-12-12', terms: { days: 30, text: '' } }, 'Payment is due within 30 days, by 12 December 2026.'],
  [{ dueDate: '2026-12-12', terms: { days: 1, text: '' } }, 'Payment is due within 1 day, by 12 December 2026.'],
  [{ dueDate: '2026-12-12', terms: { days: 0, text: '' } }, 'Payment is due on receipt.'],
  [
    { dueDate: '2026-12-12', terms: { days: null, text: 'Interest is 8%.' } },
    'Payment is due on 12 December 2026. Interest is 8%.',
  ],
])('of %j is %j', (document, text) => {
  expect(termsText({ ...document, corrects: null })).toBe(text)
})

it('of a credit note is what it is set against', () => {
  const corrects = { number: 'INV-0041', billedOn: '2026-10-02' }
  expect(termsText({ dueDate: null, terms: { days: null, text: 'Interest is 8%.' }, corrects })).toBe(
    'Credited against INV-0041.',
  )
})
