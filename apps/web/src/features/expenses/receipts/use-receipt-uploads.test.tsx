import { expenses } from '@praxis/contract/expenses/expenses'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../../../api/api'
import { sampleExpense } from '../testing/sample-expense'
import { useReceiptUploads } from './use-receipt-uploads'

afterEach(() => vi.restoreAllMocks())

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

function render() {
  const onClaim = vi.fn()
  const queryClient = new QueryClient()
  const { result } = renderHook(() => useReceiptUploads(onClaim), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  return { result, onClaim }
}

it('makes a claim of each receipt, in their order, and leaves the list to show them', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(sampleExpense() as never)
  const { result, onClaim } = render()
  act(() => result.current.add([file('a.jpg'), file('b.jpg')]))
  expect(result.current.uploads.map(({ file: { name } }) => name)).toEqual(['a.jpg', 'b.jpg'])
  await waitFor(() => expect(result.current.uploads).toEqual([]))
  expect(call.mock.calls.map(([spec]) => spec)).toEqual([expenses.createExpense, expenses.createExpense])
  expect(onClaim.mock.calls.map(([, isOnly]) => isOnly)).toEqual([false, false])
})

it('keeps one that failed with the reason, and sends it again under the same key', async () => {
  const call = vi.spyOn(api, 'call').mockRejectedValueOnce(new Error('No connection'))
  call.mockResolvedValue(sampleExpense() as never)
  const { result, onClaim } = render()
  act(() => result.current.add([file('a.jpg')]))
  await waitFor(() => expect(result.current.uploads[0]?.problem).toBeDefined())
  act(() => result.current.retry(result.current.uploads[0]?.key ?? ''))
  await waitFor(() => expect(onClaim).toHaveBeenCalledOnce())
  const keys = call.mock.calls.map(([, , options]) => options?.idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})
