import { expect, it } from 'vitest'
import { sampleScheduler } from '../testing/sample-scheduler'
import { draftsAhead, fixedDraft, rulesOf, valuesOf } from './scheduler-values'

const TODAY = '2026-11-12'
const none = sampleScheduler({ type: 'none', amount: null, until: null, text: '', nextOn: null, expected: null })

it('counts the drafts that are ahead, from the one that is next', () => {
  const saved = sampleScheduler()
  expect(draftsAhead(valuesOf(saved), saved, TODAY)).toEqual({ first: '2026-12-01', count: 12 })
  expect(draftsAhead({ ...valuesOf(saved), until: null }, saved, TODAY)).toEqual({ first: '2026-12-01', count: null })
})

it('starts today when it is set anew, on the day of the month or the last one', () => {
  const values = { ...valuesOf(none), type: 'effort' as const }
  expect(draftsAhead({ ...values, dayOfMonth: 12 }, none, TODAY)?.first).toBe('2026-11-12')
  expect(draftsAhead({ ...values, dayOfMonth: 11 }, none, TODAY)?.first).toBe('2026-12-11')
  expect(draftsAhead({ ...values, dayOfMonth: 31, until: '2027-02-28' }, none, TODAY)).toEqual({
    first: '2026-11-30',
    count: 4,
  })
})

it('has no drafts ahead without a kind, with an end before the first, or with a date that is none', () => {
  const values = { ...valuesOf(none), type: 'agreement' as const }
  expect(draftsAhead(valuesOf(none), none, TODAY)).toBeUndefined()
  expect(draftsAhead({ ...values, until: '2026-11-20' }, none, TODAY)).toBeUndefined()
  expect(draftsAhead({ ...values, until: '30 Feb' }, none, TODAY)).toBeUndefined()
})

it('says what the first draft of a fixed amount is, with VAT', () => {
  const saved = sampleScheduler({ vatRate: 0.175 })
  expect(fixedDraft({ ...valuesOf(saved), amount: 33_333 }, saved, '2026-12-01')).toEqual({
    text: 'Design authority, December 2026',
    net: 33_333,
    total: 39_166,
  })
  expect(valuesOf(none).text).toBe('Design authority, {month}')
})

it('needs an amount only where it is fixed, and an end that is not over', () => {
  const values = valuesOf(none)
  expect(Object.keys(rulesOf(TODAY)({ ...values, type: 'fixedAmount' }))).toEqual(['amount', 'text', 'until'])
  expect(Object.keys(rulesOf(TODAY)({ ...values, type: 'effort' }))).toEqual(['until'])
  expect(rulesOf(TODAY)(values)).toEqual({})
})
