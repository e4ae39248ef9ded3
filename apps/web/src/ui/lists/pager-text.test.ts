import { describe, expect, it } from 'vitest'
import { pageCount, rangeText } from './pager-text'

describe('rangeText', () => {
  it('says which rows of how many are shown', () => {
    expect(rangeText({ page: 1, per: 12, total: 38 })).toBe('1 – 12 of 38')
    expect(rangeText({ page: 4, per: 12, total: 38 })).toBe('37 – 38 of 38')
    expect(rangeText({ page: 1, per: 12, total: 5 })).toBe('1 – 5 of 5')
    expect(rangeText({ page: 1, per: 12, total: 0 })).toBe('0 of 0')
  })

  it('counts to 10,000 and says that there are more', () => {
    expect(rangeText({ page: 1, per: 12, total: 9_999 })).toBe('1 – 12 of 9,999')
    expect(rangeText({ page: 100, per: 100, total: 10_000 })).toBe('9,901 – 10,000 of 10,000+')
  })
})

describe('pageCount', () => {
  it('is never less than one', () => {
    expect(pageCount({ per: 12, total: 0 })).toBe(1)
    expect(pageCount({ per: 12, total: 38 })).toBe(4)
  })
})
