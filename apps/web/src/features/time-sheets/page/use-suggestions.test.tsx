import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../../api/testing/fake-server'
import { useSuggestions } from './use-suggestions'

afterEach(() => vi.unstubAllGlobals())

it('says that suggestions are awaited until it is known whether there are any', async () => {
  serve({ 'GET /timeSheetSubmissions/suggestions': () => ({ isEnabled: false, items: [] }) })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const { result } = renderHook(() => useSuggestions('2026-11-09'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  expect(result.current.areAwaited).toBe(true)
  await waitFor(() => expect(result.current.areAwaited).toBe(false))
  expect(result.current.items).toEqual([])
})
