import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { sampleWorkspace } from '../../workspaces/testing/sample-workspace'
import { opportunityQuery } from '../opportunities.queries'
import { sampleOpportunity } from '../testing/sample-opportunity'
import { useOpportunityEditing } from './use-opportunity-editing'

afterEach(() => vi.unstubAllGlobals())

function startEditing() {
  const sent: unknown[] = []
  let saved: Opportunity = sampleOpportunity()
  const { id } = saved
  serve({
    [`GET /opportunities/${id}`]: () => saved,
    [`PUT /opportunities/${id}/details`]: ({ body }) => {
      const { version, ...changes } = JSON.parse(body)
      sent.push(changes)
      saved = { ...sampleOpportunity(changes), version: version + 1 }
      return saved
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData(opportunityQuery(id).queryKey, saved)
  const { result } = renderHook(
    () => useOpportunityEditing(useQuery(opportunityQuery(id)).data ?? saved, sampleWorkspace('calder-rowe')),
    { wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider> },
  )
  return { result, sent }
}

it('holds edits apart until they are saved, and sends only what differs', async () => {
  const { result, sent } = startEditing()
  act(() => result.current.edit({ name: 'Phase 2b', isStrategic: false }))
  expect(result.current.isTyped).toEqual({ details: true, budgets: false })
  await act(() => result.current.save())
  expect(sent).toEqual([{ name: 'Phase 2b' }])
  expect(result.current.isDirty).toBe(false)
})

it('forgets an edit that is typed back to what is saved', () => {
  const { result } = startEditing()
  act(() => result.current.edit({ expectedCloseDate: '2027-01-31' }))
  expect(result.current.isDirty).toBe(true)
  act(() => result.current.edit({ expectedCloseDate: '2026-12-04' }))
  expect(result.current).toMatchObject({ isDirty: false, isTyped: { details: false, budgets: false } })
})
