import { expect, it } from 'vitest'
import { boardPermissions, refusalOfChange, type TaskPermissions, taskPermissions } from './task-policy'

const all = (may: boolean): TaskPermissions => ({
  ...{ edit: may, updateStatus: may, updatePriority: may, updateEstimate: may },
  ...{ comment: may, attachFiles: may, delete: may },
})

it.each([
  ['write', false, all(true)],
  ['read', true, { ...all(false), updateStatus: true, comment: true, attachFiles: true }],
  ['read', false, { ...all(false), comment: true }],
  ['noAccess', false, all(false)],
] as const)('with %s on task lists, assigned %s', (level, isAssignee, expected) => {
  expect(taskPermissions(boardPermissions(level), isAssignee)).toEqual(expected)
})

it.each([
  ['priority', 'noPermissionToUpdateTaskPriority'],
  ['dueDate', 'noPermissionToUpdateTaskDueDate'],
  ['estimatedTime', 'noPermissionToUpdateTaskEstimatedTime'],
  ['title', 'invalidPermission'],
  ['statusID', 'noPermissionToUpdateTaskStatus'],
])('changing the %s without the right is refused with %s', (field, reason) => {
  expect(refusalOfChange(taskPermissions(boardPermissions('read'), false), [field])).toBe(reason)
  expect(refusalOfChange(taskPermissions(boardPermissions('write'), false), [field])).toBeUndefined()
})

it('an assignee changes the status and nothing else', () => {
  const assignee = taskPermissions(boardPermissions('read'), true)
  expect(refusalOfChange(assignee, ['statusID'])).toBeUndefined()
  expect(refusalOfChange(assignee, ['statusID', 'priority'])).toBe('noPermissionToUpdateTaskPriority')
})
