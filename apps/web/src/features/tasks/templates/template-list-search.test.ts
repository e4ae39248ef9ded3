import { expect, it } from 'vitest'
import { changedTemplateSearch, readTemplateListSearch } from './template-list-search'

it('gives what the address holds, and leaves out what means nothing or goes without saying', () => {
  const search = { search: 'review', isActive: false, sortOrder: '-lastUsedAt', page: 2 }
  expect(readTemplateListSearch(search)).toEqual(search)
  expect(readTemplateListSearch({ search: ' ', isActive: 'maybe', sortOrder: 'name', page: 1 })).toEqual({})
})

it('begins at the first page with another filter, not with another page', () => {
  expect(changedTemplateSearch({ page: 3, search: 'review' }, { isActive: true })).toEqual({
    search: 'review',
    isActive: true,
  })
  expect(changedTemplateSearch({ isActive: true }, { page: 2 })).toEqual({ isActive: true, page: 2 })
})
