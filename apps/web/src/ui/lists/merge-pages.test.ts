import { describe, expect, it } from 'vitest'
import { type ListPage, mergePage, mergePages } from './merge-pages'

interface Item {
  id: string
}
const items = (...ids: string[]): Item[] => ids.map((id) => ({ id }))
const page = (number: number, ...ids: string[]): ListPage<Item> => ({ page: number, items: items(...ids) })
const keyOf = (item: Item) => item.id

describe('mergePage', () => {
  it('takes the first page as it is', () => {
    expect(mergePage(undefined, page(1, 'a', 'b'), keyOf)).toEqual(page(1, 'a', 'b'))
  })

  it('puts a newer page after what is there', () => {
    expect(mergePage(page(1, 'a', 'b'), page(2, 'c'), keyOf)).toEqual(page(2, 'a', 'b', 'c'))
  })

  it('ignores a page that is not newer than the current one', () => {
    const current = page(2, 'a', 'b', 'c')
    expect(mergePage(current, page(2, 'd'), keyOf)).toBe(current)
    expect(mergePage(current, page(1, 'e'), keyOf)).toBe(current)
  })

  it('shows an item once, where it was first', () => {
    expect(mergePage(page(1, 'a', 'b'), page(2, 'b', 'c', 'c'), keyOf)).toEqual(page(2, 'a', 'b', 'c'))
  })
})

describe('mergePages', () => {
  it('folds all pages by the same rule', () => {
    expect(mergePages([page(1, 'a'), page(2, 'a', 'b'), page(2, 'z'), page(3, 'c')], keyOf)).toEqual(
      items('a', 'b', 'c'),
    )
    expect(mergePages([], keyOf)).toEqual([])
  })
})
