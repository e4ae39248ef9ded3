import { describe, expect, it } from 'vitest'
import { changedSearch } from '../../shell/address-values'
import { isNarrowed, type RequestsSearch, readRequestsSearch } from './requests-search'

const ID = '3f2b0d7e-5c1a-4b7e-9d53-0a6f2c1b8e44'

describe('the address of decided requests', () => {
  it('keeps what it may say', () => {
    const said = { from: '2026-10-01', to: '2026-10-31', state: 'denied', search: 'harbour', page: 3, correct: ID }
    expect(readRequestsSearch(said)).toEqual(said)
  })

  it.each([
    ['half a period', { from: '2026-10-01' }],
    ['a period that ends before it begins', { from: '2026-10-31', to: '2026-10-01' }],
    ['a state that is not decided', { state: 'waitingForApproval' }],
    ['the first page', { page: 1 }],
    ['what is no id', { correct: 'me' }],
  ])('does without %s', (_what, search) => {
    expect(readRequestsSearch(search)).toEqual({})
  })

  it('begins at the first page when it is narrowed, and knows that it is', () => {
    expect(changedSearch<RequestsSearch>({ page: 4, search: 'quay' }, { state: 'denied' })).toEqual({
      search: 'quay',
      state: 'denied',
    })
    expect(
      [{}, { page: 2 }, { state: 'denied' }, { search: 'a' }].map((each) => isNarrowed(readRequestsSearch(each))),
    ).toEqual([false, false, true, true])
  })
})
