import { describe, expect, it } from 'vitest'
import { selectionOf, toggled, withRange } from './selection'

const keys = ['a', 'b', 'c', 'd']

describe('selection', () => {
  it('adds what is not selected and removes what is', () => {
    expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b'])
    expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b'])
  })

  it('selects a range in either direction and keeps what was selected', () => {
    expect([...withRange(new Set(['a']), keys, 'd', 'c')]).toEqual(['a', 'c', 'd'])
    expect([...withRange(new Set(), keys, 'b', 'd')]).toEqual(['b', 'c', 'd'])
  })

  it('selects one row when the range starts at a row that is gone', () => {
    expect([...withRange(new Set(), keys, 'gone', 'c')]).toEqual(['c'])
  })

  it('knows all, some and none of the rows shown', () => {
    expect(selectionOf(new Set(keys), keys)).toBe('all')
    expect(selectionOf(new Set(['a', 'elsewhere']), keys)).toBe('some')
    expect(selectionOf(new Set(['elsewhere']), keys)).toBe('none')
    expect(selectionOf(new Set(), [])).toBe('none')
  })
})
