import { describe, expect, it } from 'vitest'
import { ruleProblems } from '../../../ui/forms/rule-problems'
import { sampleAbsence } from '../testing/sample-absence'
import { beginningOn, type LeaveValues, leaveRules, spanOf, valuesOf, withPart } from './leave-values'

const values = (changes: Partial<LeaveValues> = {}): LeaveValues => ({
  from: '2026-12-02',
  to: '2026-12-04',
  datePart: 'fullDay',
  reasonID: 'al',
  comment: '',
  deputy: null,
  ...changes,
})
const problems = (given: LeaveValues) => ruleProblems(given, leaveRules(({ reasonID }) => reasonID)(given))

describe('the days of a request', () => {
  it('are from and to, or half of the first', () => {
    expect(spanOf(values())).toEqual({ from: '2026-12-02', to: '2026-12-04', datePart: 'fullDay' })
    expect(spanOf(values({ datePart: 'pm' }))).toEqual({ from: '2026-12-02', to: '2026-12-02', datePart: 'pm' })
    expect(withPart(values(), 'am')).toMatchObject({ from: '2026-12-02', to: '2026-12-02', datePart: 'am' })
    expect(withPart(values({ to: '2026-12-02', datePart: 'am' }), 'fullDay')).toMatchObject({ to: '2026-12-02' })
  })

  it('never end before they begin', () => {
    expect(beginningOn(values(), '2026-12-10')).toMatchObject({ from: '2026-12-10', to: '2026-12-10' })
    expect(beginningOn(values(), '2026-12-03')).toMatchObject({ from: '2026-12-03', to: '2026-12-04' })
    expect(beginningOn(values({ from: null, to: null }), '2026-12-03')).toMatchObject({ to: '2026-12-03' })
    // What is half typed is no day yet, and must not stand in the other field.
    expect(beginningOn(values({ from: null, to: null }), '0')).toMatchObject({ from: '0', to: null })
    expect(spanOf(values({ to: '2026-12-01' }))).toBeUndefined()
  })

  it('are none while a field is empty or no day', () => {
    for (const given of [values({ from: null }), values({ to: null }), values({ from: '31/02' })])
      expect(spanOf(given)).toBeUndefined()
  })
})

describe('the rules', () => {
  it('ask for days and a reason', () => {
    expect(problems(values())).toEqual({})
    expect(problems(values({ from: null, to: null, reasonID: null }))).toEqual({
      from: 'First day is required',
      to: 'Last day is required',
      reasonID: 'Reason is required',
    })
    expect(problems(values({ from: null, to: null, datePart: 'am' }))).toEqual({ from: 'Date is required' })
    expect(problems(values({ to: '2026-12-01' }))).toEqual({ to: 'The end is before the start' })
    expect(problems(values({ to: '2030-12-01' }))).toEqual({ to: 'Maximum of 1100 days' })
  })
})

it('begins with what was dragged over, or with the absence that is changed', () => {
  expect(valuesOf({ kind: 'new' })).toMatchObject({ from: null, to: null, datePart: 'fullDay', reasonID: null })
  expect(valuesOf({ kind: 'new', start: { from: '2026-12-02' } })).toMatchObject({ to: '2026-12-02' })
  const absence = sampleAbsence({ datePart: 'pm', comment: 'School play' })
  expect(valuesOf({ kind: 'change', absence })).toEqual({
    from: '2026-11-23',
    to: '2026-11-23',
    datePart: 'pm',
    reasonID: 'al',
    comment: 'School play',
    deputy: null,
  })
})
