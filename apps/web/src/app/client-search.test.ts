import { expect, it } from 'vitest'
import { filtersOn, readClientSearch } from './client-search'

it('filters count only on the tab they belong to', () => {
  const search = readClientSearch({
    search: 'pipes',
    fromDate: '2026-01-01',
    toDate: '2026-01-31',
    from: '2026-02-01',
    to: '2026-02-28',
    state: 'denied',
    history: true,
  })
  expect(filtersOn('details', search)).toEqual({})
  expect(filtersOn('contacts', search)).toEqual({})
  expect(filtersOn('journal', search)).toEqual({ search: 'pipes', fromDate: '2026-01-01', toDate: '2026-01-31' })
  expect(filtersOn('timeBreakdown', search)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(filtersOn('timeSheetSubmission', search)).toEqual({
    search: 'pipes',
    from: '2026-02-01',
    to: '2026-02-28',
    state: 'denied',
  })
})

it('a tab that an address names in its search is read, to be led to its path', () => {
  expect(readClientSearch({ tab: 'journal', page: 2 })).toEqual({ tab: 'journal', page: 2 })
})
