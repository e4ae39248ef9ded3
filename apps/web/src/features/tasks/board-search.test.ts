import { expect, it } from 'vitest'
import { boardFilterOf, isBoardFiltered, readBoardSearch, withoutBoardFilters } from './board-search'

const LIST = '018f3b4a-5f6e-7a3b-8c2d-1e4f5a6b7c8d'
const STATUS = '018f3b4a-5f6e-7a3b-8c2d-1e4f5a6b7c8e'

it('an address says which tasks are shown', () => {
  const search = readBoardSearch({
    taskListID: LIST,
    showSubtask: false,
    taskNameTerm: 2026,
    taskStatusIDs: [-1, STATUS, STATUS],
  })
  expect(search).toEqual({
    taskListID: LIST,
    showSubtask: false,
    taskNameTerm: '2026',
    taskStatusIDs: ['-1', STATUS],
  })
  expect(boardFilterOf(search)).toEqual({
    taskListID: LIST,
    showSubtask: 'false',
    taskNameTerm: '2026',
    taskStatusIDs: ['-1', STATUS],
  })
})

it('what means nothing is as if it were absent', () => {
  expect(readBoardSearch({ taskListID: 'x', assigneeID: 7, showSubtask: true, taskStatusIDs: ['y'] })).toEqual({})
})

it('folding sub-tasks away is no filter, and stays when filters are cleared', () => {
  expect(isBoardFiltered({ showSubtask: false })).toBe(false)
  expect(isBoardFiltered({ taskNameTerm: 'x' })).toBe(true)
  expect(withoutBoardFilters({ showSubtask: false, taskNameTerm: 'x' })).toEqual({ showSubtask: false })
})
