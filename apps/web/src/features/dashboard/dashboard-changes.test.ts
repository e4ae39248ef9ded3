import type { Topic } from '@praxis/contract/protocol/topics'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gatherChanges } from '../../api/gather-changes'
import { approvalCountsQuery } from '../approvals/approval-counts.queries'
import { deniedRequestsQuery } from '../requests/requests.queries'
import { dueTasksQuery } from '../tasks/due-tasks'
import { timeSheetView } from '../time-sheets/approval/time-sheet-view'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const shown = {
  approvals: { key: approvalCountsQuery.queryKey, data: { timeSheet: 4 }, options: approvalCountsQuery },
  denied: {
    key: deniedRequestsQuery([timeSheetView], 1, 3).queryKey,
    data: { items: [{ project: { id: 'denied-project' }, employee: { id: 'approver' } }] },
    options: deniedRequestsQuery([timeSheetView], 1, 3),
  },
  due: { key: dueTasksQuery.queryKey, data: { items: [{ project: { id: 'due-project' } }] }, options: dueTasksQuery },
}

/** Which queries of the dashboard are fetched again after a change. */
const askedBy = (topic: Topic, id?: string): string[] => {
  const queryClient = new QueryClient()
  for (const { key, data, options } of Object.values(shown)) {
    queryClient.getQueryCache().build(queryClient, { queryKey: key, meta: options.meta })
    queryClient.setQueryData(key, data as never)
  }
  const changes = gatherChanges(queryClient)
  changes.add({ topic, id })
  vi.advanceTimersByTime(200)
  return Object.entries(shown).flatMap(([name, { key }]) => (queryClient.getQueryState(key)?.isInvalidated ? name : []))
}

it.each<[Topic, string | undefined, string[]]>([
  ['projects', 'another', []],
  ['projects', 'denied-project', ['denied']],
  ['projects', 'due-project', ['due']],
  ['employees', 'somebody', []],
  ['employees', 'approver', ['denied']],
  ['clients', 'any', []],
  ['approvals', undefined, ['approvals']],
  ['requests', undefined, ['denied']],
  ['tasks', 'any', ['due']],
])('a change of %s (%s) makes these ask again: %j', (topic, id, asked) => {
  expect(askedBy(topic, id)).toEqual(asked)
})
