import { describe, expect, it } from 'vitest'
import { changedSearch } from '../../shell/address-values'
import { isJournalFiltered, type JournalSearch, readJournalSearch } from './journal-search'

const category = '0198c0de-0000-7000-8000-000000000021'

describe('the address of a journal', () => {
  it('gives the filters it holds', () => {
    const search = { categoryID: category, fromDate: '2026-11-01', toDate: '2026-11-30', search: 'phase', page: 2 }
    expect(readJournalSearch(search)).toEqual(search)
  })

  it('leaves out what means nothing', () => {
    expect(
      readJournalSearch({ categoryID: 'x', fromDate: '2026-02-30', toDate: '2026-03-01', search: '', page: 0 }),
    ).toEqual({})
    expect(readJournalSearch({ fromDate: '2026-11-30', toDate: '2026-11-01' })).toEqual({})
    expect(readJournalSearch({ fromDate: '2026-11-30' })).toEqual({})
  })
})

describe('a change of the filters', () => {
  it('begins at the first page', () => {
    expect(changedSearch<JournalSearch>({ page: 3, search: 'phase' }, { categoryID: category })).toEqual({
      search: 'phase',
      categoryID: category,
    })
    expect(changedSearch<JournalSearch>({ search: 'phase' }, { search: undefined })).toEqual({})
  })

  it('counts no page as a filter', () => {
    expect(isJournalFiltered({ page: 3 })).toBe(false)
    expect(isJournalFiltered({ page: 3, search: 'phase' })).toBe(true)
  })
})
