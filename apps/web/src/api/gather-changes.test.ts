import type { Topic } from '@praxis/contract/protocol/topics'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatherChanges } from './gather-changes'
import type { LiveMeta } from './stale-answers'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Waits until a burst of changes is over. */
const afterBurst = () => vi.advanceTimersByTimeAsync(1000)

describe('a change', () => {
  it('concerns the queries that start with its topic or name it, and no others', async () => {
    const queryClient = new QueryClient()
    await queryClient.fetchQuery({ queryKey: ['employees', 'list'], queryFn: () => 1 })
    await queryClient.fetchQuery({
      queryKey: ['company', 'workspace'],
      queryFn: () => 1,
      meta: { topics: ['employees'] },
    })
    await queryClient.fetchQuery({ queryKey: ['clients', 'employees'], queryFn: () => 1 })
    gatherChanges(queryClient).add({ topic: 'employees' })
    await afterBurst()
    const isStale = (queryKey: string[]) => queryClient.getQueryState(queryKey)?.isInvalidated
    expect(isStale(['employees', 'list'])).toBe(true)
    expect(isStale(['company', 'workspace'])).toBe(true)
    expect(isStale(['clients', 'employees'])).toBe(false)
  })
})

/** Which of some queries a change makes stale. */
async function madeStaleBy(topic: Topic, id?: string) {
  const queryClient = new QueryClient()
  const queries: Record<string, { queryKey: string[]; meta?: LiveMeta }> = {
    'board of one': { queryKey: ['tasks', 'one'], meta: { topics: ['employees', 'projects/one'], subject: 'one' } },
    'board of another': { queryKey: ['tasks', 'two'], meta: { topics: ['projects/two'], subject: 'two' } },
    'own board': { queryKey: ['tasks', 'own'] },
    projects: { queryKey: ['projects'] },
    'time on one': { queryKey: ['time'], meta: { names: ['tasks', 'projects'] } },
  }
  for (const query of Object.values(queries))
    await queryClient.prefetchQuery({
      ...query,
      queryFn: () => [{ project: { id: 'one' } }],
      staleTime: Number.POSITIVE_INFINITY,
    })
  gatherChanges(queryClient).add({ topic, id })
  await afterBurst()
  return Object.entries(queries)
    .filter(([, { queryKey }]) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name)
}

it('a change of one thing concerns what is about it, and what may be', async () => {
  expect(await madeStaleBy('tasks', 'one')).toEqual(['board of one', 'own board', 'time on one'])
  expect(await madeStaleBy('tasks')).toEqual(['board of one', 'board of another', 'own board', 'time on one'])
})

it('a change of something else concerns what names it', async () => {
  expect(await madeStaleBy('projects', 'one')).toEqual(['board of one', 'projects', 'time on one'])
  expect(await madeStaleBy('employees', 'x')).toEqual(['board of one'])
})

it('a change of something else leaves alone what only shows names', async () => {
  expect(await madeStaleBy('tasks', 'two')).toEqual(['board of another', 'own board'])
})

it('what one press changed is fetched once, and a change after that again', async () => {
  const queryClient = new QueryClient()
  const fetchPeriod = vi.fn(() => 1)
  const watching = new QueryObserver(queryClient, {
    queryKey: ['time'],
    queryFn: fetchPeriod,
    meta: { topics: ['requests', 'employees'] },
  }).subscribe(() => undefined)
  await afterBurst()
  fetchPeriod.mockClear()
  const changes = gatherChanges(queryClient)
  for (const topic of ['requests', 'employees', 'requests', 'tasks'] as const) changes.add({ topic })
  await afterBurst()
  expect(fetchPeriod).toHaveBeenCalledTimes(1)
  changes.add({ topic: 'requests' })
  await afterBurst()
  expect(fetchPeriod).toHaveBeenCalledTimes(2)
  watching()
})

it('a change while something is first asked for shows, though the answer had left before it', async () => {
  const queryClient = new QueryClient()
  const answers: ((unread: number) => void)[] = []
  const watching = new QueryObserver(queryClient, {
    queryKey: ['notifications'],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  }).subscribe(() => undefined)
  gatherChanges(queryClient).add({ topic: 'notifications' })
  await afterBurst()
  expect(answers).toHaveLength(1)
  answers[0]?.(1)
  await afterBurst()
  expect(answers).toHaveLength(2)
  answers[1]?.(2)
  await afterBurst()
  expect(queryClient.getQueryData(['notifications'])).toBe(2)
  expect(answers).toHaveLength(2)
  watching()
})
