// @vitest-environment happy-dom
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
