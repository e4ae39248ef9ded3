import { expect, it } from 'vitest'
import { pageInstead } from './use-existing-page'

const behind = { items: [], metadata: { page: 9, per: 12, total: 20, hasMore: false } }

it('a page behind the end of a list leads to its last one', () => {
  expect(pageInstead(behind, 9)).toBe(2)
})

it('a page with something on it stays, and so does the first of an empty list', () => {
  expect(pageInstead({ ...behind, items: ['something'] }, 9)).toBeUndefined()
  expect(pageInstead({ items: [], metadata: { ...behind.metadata, page: 1, total: 0 } }, 1)).toBeUndefined()
})

it('the answer to another page says nothing about this one', () => {
  expect(pageInstead(behind, 3)).toBeUndefined()
  expect(pageInstead(undefined, 9)).toBeUndefined()
})
