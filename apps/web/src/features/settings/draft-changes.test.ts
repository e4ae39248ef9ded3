import { describe, expect, it } from 'vitest'
import { changedFields, differingNames, rebasedDraft } from './draft-changes'

const base = { name: 'Calder & Rowe', days: [2, 3, 4], rate: 45 }

describe('what a draft changed', () => {
  it('is nothing while everything is equal, however deep', () => {
    expect(changedFields(base, { ...base, days: [2, 3, 4] })).toEqual({})
  })

  it('is each field that differs, with its new value', () => {
    expect(changedFields(base, { ...base, days: [2, 3], rate: 50 })).toEqual({ days: [2, 3], rate: 50 })
  })

  it('tells an unreadable number from a readable one, but not from itself', () => {
    expect(differingNames({ rate: Number.NaN }, { rate: Number.NaN })).toEqual([])
    expect(differingNames({ rate: 1 }, { rate: Number.NaN })).toEqual(['rate'])
  })
})

describe('a draft, when somebody else saved meanwhile', () => {
  it('keeps what was typed and takes over the rest', () => {
    const draft = { ...base, name: 'Calder' }
    expect(rebasedDraft(base, draft, { ...base, rate: 50 })).toEqual({ kept: { name: 'Calder' }, conflicts: [] })
  })

  it('names the fields that both have changed differently', () => {
    const draft = { ...base, name: 'Calder', rate: 50 }
    expect(rebasedDraft(base, draft, { ...base, name: 'Rowe', rate: 50 }).conflicts).toEqual(['name'])
  })

  it('has nothing left when it was saved as it is', () => {
    const draft = { ...base, name: 'Calder' }
    expect(rebasedDraft(draft, draft, { ...base, name: 'Calder' })).toEqual({ kept: {}, conflicts: [] })
  })
})
