import { expect, it } from 'vitest'
import { boardSearchIn, chartSearchIn, queryOfBoard, queryOfChart } from './board-query'

const ID = '11111111-1111-4111-8111-111111111111'

it.each([
  {},
  { taskNameTerm: 'a & b' },
  { taskListID: ID, assigneeID: ID, taskStatusIDs: [ID, '-1'], showSubtask: false as const },
])('an address says %j of the board and is read the same', (search) => {
  expect(boardSearchIn(queryOfBoard(search))).toEqual(search)
})

it.each([{}, { scale: 'month' as const, taskNameTerm: 'é' }])('says %j of the chart and is read the same', (search) => {
  expect(chartSearchIn(queryOfChart(search))).toEqual(search)
})

it('says nothing of what is usual, and nonsense is left out', () => {
  expect(queryOfBoard({})).toBe('')
  expect(boardSearchIn('?taskListID=nonsense&taskStatusIDs=x&showSubtask=perhaps')).toEqual({})
})
