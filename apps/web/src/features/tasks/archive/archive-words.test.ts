import type { ArchivedTask } from '@praxis/contract/tasks/task-shapes'
import { expect, it } from 'vitest'
import { archivedTaskNotes, archivedText } from './archive-words'

const archived: ArchivedTask = {
  id: 'a',
  title: 'Sign-off',
  taskList: { id: 'first', name: 'Release 2' },
  superTask: null,
  status: { id: '-1' },
  finishedAt: null,
  archivedAt: '2026-11-15T10:00:00.000Z',
  subTaskCount: 0,
}

it('says where an archived task was, and what went with it', () => {
  expect(archivedTaskNotes(archived, 'Backlog')).toEqual(['Release 2', 'Backlog'])
  const superTask = { id: 'b', title: 'Release the platform' }
  expect(archivedTaskNotes({ ...archived, superTask }, undefined)).toEqual([
    'Release 2',
    'Part of Release the platform',
  ])
  expect(archivedTaskNotes({ ...archived, subTaskCount: 1 }, 'Done')).toEqual(['Release 2', 'Done', '1 sub-task'])
  expect(archivedTaskNotes({ ...archived, subTaskCount: 3 }, 'Done').at(-1)).toBe('3 sub-tasks')
})

it('names the one task that was archived, and counts several', () => {
  expect(archivedText([archived])).toBe('Archived “Sign-off”')
  expect(archivedText([archived, { ...archived, id: 'b' }])).toBe('2 tasks archived')
})
