import { expect, it } from 'vitest'
import { changedSearch } from '../../../shell/address-values'
import { type TemplateListSearch, templateList } from './template-list-search'

it('gives what the address holds, and leaves out what means nothing or goes without saying', () => {
  const search = { search: 'review', isActive: false, sortOrder: '-lastUsedAt', page: 2 }
  expect(templateList.read(search)).toEqual(search)
  expect(templateList.read({ search: ' ', isActive: 'maybe', sortOrder: 'name', page: 1 })).toEqual({})
})

it('begins at the first page with another filter, not with another page', () => {
  expect(changedSearch<TemplateListSearch>({ page: 3, search: 'review' }, { isActive: true })).toEqual({
    search: 'review',
    isActive: true,
  })
  expect(changedSearch<TemplateListSearch>({ isActive: true }, { page: 2 })).toEqual({ isActive: true, page: 2 })
})
