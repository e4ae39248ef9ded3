import { type SharedInfo, sharedInfos } from '@praxis/contract/portals/portal-rules'
import { expect, it } from 'vitest'
import { refusalOfChange, taskPermissions } from '../tasks/task-policy'
import { openedByKeys } from './opened-by-keys'

/** The names of what is opened. */
const opened = (...keys: readonly SharedInfo[]): string[] =>
  Object.values(openedByKeys(keys)).flatMap((group) =>
    Object.entries(group).flatMap(([name, isOpen]) => (isOpen ? [name] : [])),
  )

it.each<[SharedInfo, readonly string[]]>([
  ['taskListEdit', ['edit']],
  ['taskCreate', ['create']],
  ['taskComment', ['comment', 'comments']],
  ['taskAttachFile', ['attachFiles', 'files']],
  ['taskUpdateStatus', ['updateStatus']],
  ['taskUpdatePriority', ['updatePriority']],
  ['taskListShowTaskProgress', ['progress']],
  ['showEstimatedTime', ['estimate', 'estimatedTime']],
  ['showLoggedTime', ['loggedTime']],
  ['showSurnames', ['surnames']],
  ['documents', []],
])('%s opens %j and nothing else', (key, expected) => {
  expect(opened(key).sort()).toEqual([...expected].sort())
})

it('opens nothing without keys, and everything with all of them', () => {
  expect(opened()).toEqual([])
  expect(Object.values(openedByKeys(sharedInfos)).flatMap(Object.values)).not.toContain(false)
})

it.each<[readonly SharedInfo[], string, boolean]>([
  [['taskListEdit'], 'title', true],
  [['taskListEdit'], 'dueDate', true],
  [['taskListEdit'], 'statusID', false],
  [['taskListEdit'], 'priority', false],
  [['taskListEdit'], 'estimatedTime', false],
  [['taskListEdit', 'showEstimatedTime'], 'estimatedTime', true],
  [['showEstimatedTime'], 'estimatedTime', false],
  [['taskUpdateStatus'], 'statusID', true],
  [['taskUpdateStatus'], 'priority', false],
  [['taskUpdatePriority'], 'priority', true],
  [['taskUpdatePriority'], 'title', false],
])('with %j, the %s may be changed: %s', (keys, field, isAllowed) => {
  const reason = refusalOfChange(taskPermissions(openedByKeys(keys).permissions, false), [field])
  expect(reason === undefined).toBe(isAllowed)
})
