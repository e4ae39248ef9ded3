import { expect, it } from 'vitest'
import { boardSearchOf, listToShow, readMyTasksSearch } from './my-tasks-search'

const ID = '018f3b4a-5f6e-7a3b-8c2d-1e4f5a6b7c8d'
const lists = [{ id: 'first' }, { id: 'second' }]

it('the address says which board is shown and what of it', () => {
  const search = readMyTasksSearch({ projectID: ID, taskNameTerm: 'map', allLists: 'yes' })
  expect(search).toEqual({ projectID: ID, taskNameTerm: 'map' })
  expect(boardSearchOf(search)).toEqual({ taskNameTerm: 'map' })
})

it('shows the list asked for, else the one seen last while it exists, else the first', () => {
  expect(listToShow(lists, { taskListID: 'second' }, 'first')).toBe('second')
  expect(listToShow(lists, {}, 'second')).toBe('second')
  expect(listToShow(lists, {}, 'gone')).toBe('first')
  expect(listToShow([], {}, 'gone')).toBeUndefined()
  expect(listToShow(lists, { allLists: true }, 'second')).toBeUndefined()
})
