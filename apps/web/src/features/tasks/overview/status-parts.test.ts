import { expect, it } from 'vitest'
import { statusParts } from './status-parts'

const status = (name: string, progress: 'toDo' | 'inProgress' | 'finished') => ({
  id: name,
  name,
  color: '#336699',
  progress,
  progressRank: 0,
  version: 1,
})

it('counts what is done as done, also on a board without a finished status', () => {
  const parts = statusParts([
    { status: status('To do', 'toDo'), taskCount: 5, completedTaskCount: 2 },
    { status: status('Empty', 'inProgress'), taskCount: 0, completedTaskCount: 0 },
    { status: status('Done', 'finished'), taskCount: 3, completedTaskCount: 3 },
  ])
  expect(parts.map(({ name, taskCount }) => [name, taskCount])).toEqual([
    ['To do', 3],
    ['Done', 3],
    ['Completed', 2],
  ])
})
