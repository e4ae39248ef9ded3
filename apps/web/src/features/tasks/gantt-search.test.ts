import { expect, it } from 'vitest'
import { changedSearch, filterOf, readGanttSearch } from './gantt-search'

const assigneeID = '0198c0de-0000-7000-8000-000000000001'

it('reads what means something, and leaves out what it need not say', () => {
  expect(readGanttSearch({ scale: 'week', taskNameTerm: '  ', assigneeID: 'me', history: true })).toEqual({})
  expect(readGanttSearch({ scale: 'month', taskNameTerm: 42, assigneeID, taskStatusID: -1 })).toEqual({
    scale: 'month',
    taskNameTerm: '42',
    assigneeID,
    taskStatusID: '-1',
  })
})

it('a filter that is cleared is gone from the address, and the scale is no filter', () => {
  const search = changedSearch({ scale: 'day', assigneeID }, { assigneeID: undefined, taskNameTerm: 'mask' })
  expect(search).toEqual({ scale: 'day', taskNameTerm: 'mask' })
  expect(filterOf(search)).toEqual({ taskNameTerm: 'mask' })
})
