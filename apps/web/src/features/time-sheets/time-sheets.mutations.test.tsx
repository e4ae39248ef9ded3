import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '../../api/testing/fake-server'
import { useCreateSubmissions, useSubmitTimeSheets } from './time-sheets.mutations'

afterEach(() => vi.unstubAllGlobals())

const inPage = <Result,>(hook: () => Result): Result => {
  const queryClient = new QueryClient()
  const { result } = renderHook(hook, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  return result.current
}

it('more than the server takes at once is submitted in portions, with one result', async () => {
  const received = serve({
    'POST /requests/timeSheets/multiple': ({ body }) => {
      const { submissionIDs }: { submissionIDs: string[] } = JSON.parse(body)
      return { items: submissionIDs.map((id) => ({ id, state: 'waitingForApproval' })) }
    },
  })
  const ids = Array.from({ length: 1100 }, (_, index) => `id-${index}`)
  const submitted = await inPage(useSubmitTimeSheets).mutateAsync(ids)
  expect(submitted.map(({ id }) => id)).toEqual(ids)
  expect(received).toHaveLength(3)
})

it('more than the server takes at once is logged in portions', async () => {
  const received = serve({ 'POST /timeSheetSubmissions/multiple': () => ({ items: [] }) })
  const bodies = Array.from({ length: 101 }, () => ({ from: '2026-11-09T00:00:00.000Z', duration: 60 }))
  await inPage(useCreateSubmissions).mutateAsync(bodies)
  expect(received).toHaveLength(2)
})
