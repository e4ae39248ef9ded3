import { BACKLOG_STATUS } from '@praxis/contract/tasks/task-rules'
import { expect, it } from 'vitest'
import { listOf, taskOf } from '../testing/sample-board'
import { kanbanColumns } from './kanban-columns'

const doing = {
  id: 'doing',
  name: 'Doing',
  color: '#3498db',
  progress: 'inProgress' as const,
  progressRank: 0,
  version: 1,
}
const lists = [
  listOf('first', [taskOf('a', { status: { id: 'doing' }, estimatedTime: 3600 }), taskOf('b')]),
  listOf('second', [
    taskOf('c', { status: { id: 'doing' }, estimatedTime: 1800 }),
    taskOf('d', { status: { id: 'gone' } }),
  ]),
]

it('tasks stand in the column of their status, those of an unknown one in the backlog', () => {
  const columns = kanbanColumns(lists, [BACKLOG_STATUS, doing], undefined)
  expect(columns.map(({ status, tasks }) => [status.name, tasks.map(({ id }) => id)])).toEqual([
    ['Backlog', ['b', 'd']],
    ['Doing', ['a', 'c']],
  ])
  expect(columns[1]?.estimatedTime).toBe(5400)
})

it('only columns of the chosen statuses are shown', () => {
  expect(kanbanColumns(lists, [BACKLOG_STATUS, doing], ['doing']).map(({ status }) => status.id)).toEqual(['doing'])
})
