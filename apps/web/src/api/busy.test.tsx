import { ApiError } from '@praxis/contract/protocol/caller'
import { textOf } from '@praxis/contract/protocol/reasons'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BusyBanner } from '../shell/workspace/busy-banner'
import { busyForSeconds } from './busy'
import { queryClient } from './query-client'

const refusal = (status: number, reason: string, retryAfter?: number) =>
  new ApiError(status, { reason, ...(retryAfter !== undefined && { retryAfter }) })

describe('a call that came when too much was going on', () => {
  it.each([
    ['503 with a time', refusal(503, 'unavailable', 2), 2],
    ['503 without one', refusal(503, 'unavailable'), 1],
    ['429 of a queue', refusal(429, 'tooManyRequests', 1), 1],
    ['429 of a limit, for long', refusal(429, 'tooManyRequests', 900), undefined],
    ['429 without a time', refusal(429, 'tooManyRequests'), undefined],
    ['another refusal', refusal(404, 'notFound'), undefined],
    ['a fault', refusal(500, 'unknownError1'), undefined],
    ['no answer', new Error('Failed to fetch'), undefined],
  ])('%s', (_, error, seconds) => {
    expect(busyForSeconds(error)).toBe(seconds)
  })
})

function Shown({ ask }: { readonly ask: () => Promise<string> }) {
  const { data, error } = useQuery({ queryKey: ['asked'], queryFn: ask })
  return <p>{data ?? error?.message ?? 'Loading'}</p>
}

const show = (ask: () => Promise<string>) => {
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
  render(
    <QueryClientProvider client={client}>
      <BusyBanner />
      <Shown ask={ask} />
    </QueryClientProvider>,
  )
  return client
}

const BUSY = 'Praxis is busy. Trying again…'
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('what is read', () => {
  it('is asked for again when there is room, and the page says so meanwhile', async () => {
    vi.useFakeTimers()
    const ask = vi.fn<() => Promise<string>>().mockResolvedValue('Here it is')
    ask.mockRejectedValueOnce(refusal(429, 'tooManyRequests', 1)).mockRejectedValueOnce(refusal(503, 'unavailable', 2))
    show(ask)
    await wait(2_000)
    expect(screen.getByRole('status').textContent).toBe(BUSY)
    await wait(10_000)
    expect(screen.getByText('Here it is')).toBeTruthy()
    expect(screen.queryByText(BUSY)).toBeNull()
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('and comes with the next try makes no stir', async () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const ask = vi.fn<() => Promise<string>>().mockResolvedValue('Here it is')
    ask.mockRejectedValueOnce(refusal(503, 'unavailable', 1))
    show(ask)
    for (let passed = 0; passed < 5_000; passed += 100) {
      await wait(100)
      expect(screen.queryByText(BUSY)).toBeNull()
    }
    expect(screen.getByText('Here it is')).toBeTruthy()
  })

  it('again and again too soon keeps the notice where it is', async () => {
    vi.useFakeTimers()
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(refusal(503, 'unavailable', 2))
    const client = show(ask)
    await wait(4_000)
    expect(screen.getByText(BUSY)).toBeTruthy()
    for (let passed = 0; passed < 30_000; passed += 100) {
      if (client.getQueryState(['asked'])?.fetchStatus === 'idle') void client.refetchQueries()
      await wait(100)
      expect(screen.getByText(BUSY)).toBeTruthy()
    }
  })

  it('that is refused for other reasons is not asked for again, and nothing is said of being busy', async () => {
    const ask = vi.fn<() => Promise<string>>().mockRejectedValue(refusal(429, 'tooManyRequests', 900))
    show(ask)
    await waitFor(() => expect(screen.getByText(textOf({ reason: 'tooManyRequests', retryAfter: 900 }))).toBeTruthy())
    expect(screen.queryByText(BUSY)).toBeNull()
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
