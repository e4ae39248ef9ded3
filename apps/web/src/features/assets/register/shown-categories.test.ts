import { describe, expect, it } from 'vitest'
import { sampleCategory } from '../testing/sample-asset'
import { shownCategories } from './shown-categories'

const categories = ['a', 'b', 'c', 'd', 'e'].map((id, position) => sampleCategory({ id, name: id, position }))
const assetsIn = (...ids: string[]) => ids.map((categoryID) => ({ categoryID }))

describe('the categories of a part of the register', () => {
  it.each([
    ['all of them where nothing is listed', assetsIn(), { isFirst: true, isLast: true }, ['a', 'b', 'c', 'd', 'e']],
    [
      'empty ones before the first on the first page',
      assetsIn('b', 'd'),
      { isFirst: true, isLast: false },
      ['a', 'b', 'c', 'd'],
    ],
    [
      'those between its assets on a page in the middle',
      assetsIn('b', 'd'),
      { isFirst: false, isLast: false },
      ['b', 'c', 'd'],
    ],
    [
      'empty ones behind the last on the last page',
      assetsIn('b', 'd'),
      { isFirst: false, isLast: true },
      ['b', 'c', 'd', 'e'],
    ],
  ])('are %s', (_, assets, part, shown) => {
    const found = shownCategories(categories, assets, { ...part, isFiltered: false })
    expect(found.map(({ category }) => category.id)).toEqual(shown)
  })

  it('are those with something in them, where assets are looked for', () => {
    const found = shownCategories(categories, assetsIn('d', 'b', 'd'), {
      isFirst: true,
      isLast: true,
      isFiltered: true,
    })
    expect(found.map(({ category, assets }) => [category.id, assets.length])).toEqual([
      ['b', 1],
      ['d', 2],
    ])
  })
})
