import { BACKLOG_STATUS } from '@praxis/contract/tasks/task-rules'
import type { TaskStatus } from '@praxis/contract/tasks/task-shapes'
import { expect, it } from 'vitest'
import { movedStatus } from './moved-status'

const status = (id: string, progressRank: number): TaskStatus => ({
  id,
  name: id,
  color: '#186ea4',
  progress: 'inProgress',
  progressRank,
  version: 1,
})
const statuses = [BACKLOG_STATUS, status('a', 0), status('b', 1), status('c', 2)]

it.each([
  ['c', 0, '-1 c a b'],
  ['a', 2, '-1 b c a'],
  ['b', 1, '-1 a b c'],
])('%s in place %i leaves the order %s', (id, place, order) => {
  const moved = movedStatus(statuses, id, place)
  expect(moved.map((each) => each.id).join(' ')).toBe(order)
  expect(moved.slice(1).map(({ progressRank }) => progressRank)).toEqual([0, 1, 2])
})
