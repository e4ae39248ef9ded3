import type { TaskContents } from '@praxis/contract/tasks/task-shapes'
import { describe, expect, it } from 'vitest'
import { addedUp, deletionRefusal, listDeletionText, taskDeletionText } from './deletion-words'

const none = { openCount: 0, completedCount: 0, archivedCount: 0, commentCount: 0, fileCount: 0, hasTime: false }
const contents = (
  tasks: Partial<TaskContents['tasks']>,
  more: Partial<Omit<TaskContents, 'tasks' | 'subTasks'>> & { subTasks?: Partial<TaskContents['subTasks']> } = {},
): TaskContents => ({
  othersCount: 0,
  lockedCount: 0,
  ...more,
  tasks: { ...none, ...tasks },
  subTasks: { ...none, ...more.subTasks },
})

describe('what goes with a list', () => {
  it.each([
    [contents({}), 'The list is empty.'],
    [contents({ openCount: 1 }), 'This also deletes 1 open task. This can’t be undone.'],
    [contents({ archivedCount: 2 }), 'This also deletes 2 archived tasks. This can’t be undone.'],
    [
      contents(
        { openCount: 3, completedCount: 1, commentCount: 2 },
        { subTasks: { archivedCount: 1, fileCount: 1 }, othersCount: 3 },
      ),
      'This also deletes 3 open tasks, 1 completed task, 1 sub-task, 2 comments and 1 file. 3 of them are assigned to other people. This can’t be undone.',
    ],
  ])('%#', (what, text) => {
    expect(listDeletionText(what)).toBe(text)
  })
})

it('says what goes with tasks, with and without their sub-tasks', () => {
  const what = contents(
    { openCount: 1, commentCount: 1 },
    { subTasks: { openCount: 1, completedCount: 1, fileCount: 3 } },
  )
  expect(taskDeletionText(what, false)).toBe(
    'This also deletes 2 sub-tasks, 1 comment and 3 files. This can’t be undone. You can archive it instead.',
  )
  expect(taskDeletionText(what, true)).toBe(
    'This also deletes 1 comment. This can’t be undone. You can archive it instead.',
  )
})

it('says why something stays', () => {
  expect(deletionRefusal([none], 0)).toBeUndefined()
  expect(deletionRefusal([none, { ...none, hasTime: true }], 0)).toContain('Time is logged here')
  expect(deletionRefusal([none], 2)).toContain('2 tasks in it are not assigned to you')
})

it('adds up what was asked for in parts', () => {
  const sum = addedUp([contents({ openCount: 2 }, { othersCount: 1 }), contents({ openCount: 1, hasTime: true })])
  expect(sum).toEqual(contents({ openCount: 3, hasTime: true }, { othersCount: 1 }))
  expect(addedUp([])).toBeUndefined()
})
