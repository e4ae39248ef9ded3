import { describe, expect, it } from 'vitest'
import { changedFields, differingNames } from './draft-changes'

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
