import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { invalidateTopic } from './use-live-updates'

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
    await invalidateTopic(queryClient, 'employees')
    const isStale = (queryKey: string[]) => queryClient.getQueryState(queryKey)?.isInvalidated
    expect(isStale(['employees', 'list'])).toBe(true)
    expect(isStale(['company', 'workspace'])).toBe(true)
    expect(isStale(['clients', 'employees'])).toBe(false)
  })
})

/** Which of some queries a change makes stale. */
async function madeStaleBy(topic: string, id?: string) {
  const queryClient = new QueryClient()
  const queries = {
    'board of one': { queryKey: ['tasks', 'one'], meta: { topics: ['employees', 'projects/one'], subject: 'one' } },
    'board of another': { queryKey: ['tasks', 'two'], meta: { topics: ['projects/two'], subject: 'two' } },
    'own board': { queryKey: ['tasks', 'own'] },
    projects: { queryKey: ['projects'] },
  }
  for (const query of Object.values(queries))
    await queryClient.prefetchQuery({ ...query, queryFn: () => 1, staleTime: Number.POSITIVE_INFINITY })
  await invalidateTopic(queryClient, topic, id)
  return Object.entries(queries)
    .filter(([, { queryKey }]) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name)
}

it('a change of one thing concerns what is about it, and what may be', async () => {
  expect(await madeStaleBy('tasks', 'one')).toEqual(['board of one', 'own board'])
  expect(await madeStaleBy('tasks')).toEqual(['board of one', 'board of another', 'own board'])
})

it('a change of something else concerns what names it', async () => {
  expect(await madeStaleBy('projects', 'one')).toEqual(['board of one', 'projects'])
  expect(await madeStaleBy('employees', 'x')).toEqual(['board of one'])
})
