import { expect, it } from 'vitest'
import { boardPermissions, refusalOfChange, taskPermissions } from './task-policy'

it.each([
  ['write', false, { edit: true, updateStatus: true, comment: true, attachFiles: true, delete: true }],
  ['read', true, { edit: false, updateStatus: true, comment: true, attachFiles: true, delete: false }],
  ['read', false, { edit: false, updateStatus: false, comment: true, attachFiles: false, delete: false }],
  ['noAccess', false, { edit: false, updateStatus: false, comment: false, attachFiles: false, delete: false }],
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
