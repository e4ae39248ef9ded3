import { ApiError } from '@praxis/contract/protocol/caller'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../api/api'
import { timeSheetApproval } from '../time-sheets/approval/time-sheet-approval'
import { sampleGroup, sampleSubmission } from '../time-sheets/testing/sample-group'
import { approvalCountsQuery } from './approval-counts.queries'
import { useDecideRequests, useTakeBackApprovals } from './approvals.mutations'
import { approvalPageQuery } from './approvals.queries'

const request = (id: string) => ({ id, version: `seen ${id}`, timeSheetSubmission: sampleSubmission({ id }) })
const groups = [
  sampleGroup({ key: 'one', requests: [request('a'), request('b')] }),
  sampleGroup({ key: 'two', requests: [request('c')] }),
]
const page = { items: groups, metadata: { page: 1, per: 5, total: 2, hasMore: false }, requestCount: 3 }
const counts = {
  timeSheetCount: 3,
  timeSheetWaitSince: null,
  expenseCount: 0,
  expenseWaitSince: null,
  absenceCount: 0,
  absenceWaitSince: null,
  assetCount: 0,
  assetWaitSince: null,
  totalCount: 3,
}
const { queryKey } = approvalPageQuery(timeSheetApproval, {}, 1)

let queryClient: QueryClient

beforeEach(() => {
  queryClient = new QueryClient()
  queryClient.setQueryData(queryKey, page)
  queryClient.setQueryData(approvalCountsQuery.queryKey, counts)
})
afterEach(() => vi.restoreAllMocks())

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const listed = () => queryClient.getQueryData(queryKey)?.items.map(({ key, requests }) => [key, requests.length])
const decide = () => renderHook(() => useDecideRequests(timeSheetApproval), { wrapper }).result.current.mutateAsync

describe('deciding on requests', () => {
  it('takes them off the list and the count before the server has answered', async () => {
    vi.spyOn(api, 'call').mockReturnValue(new Promise<never>(() => undefined))
    const mutate = decide()
    await act(async () => {
      void mutate({ requests: [request('a'), request('c')], state: 'approved', comment: '' })
    })
    expect(listed()).toEqual([['one', 1]])
    expect(queryClient.getQueryData(queryKey)?.metadata.total).toBe(1)
    expect(queryClient.getQueryData(approvalCountsQuery.queryKey)?.totalCount).toBe(1)
  })

  it('says which version of each was seen', async () => {
    const call = vi.spyOn(api, 'call').mockReturnValue(new Promise<never>(() => undefined))
    const mutate = decide()
    const decision = { state: 'approved', comment: '' } as const
    await act(async () => {
      void mutate({ requests: [request('a'), request('c')], ...decision })
      void mutate({ requests: [request('b')], ...decision })
    })
    expect(call.mock.calls.map(([, input]) => input)).toEqual([
      { body: { requestIDs: ['a', 'c'], versions: { a: 'seen a', c: 'seen c' }, ...decision } },
      { params: { id: 'b' }, body: { version: 'seen b', ...decision } },
    ])
  })

  it('of which there are more than the server takes at once is done in portions, with one result', async () => {
    const requests = Array.from({ length: 501 }, (_, index) => request(`${index}`))
    const ids = requests.map(({ id }) => id)
    const call = vi.spyOn(api, 'call').mockImplementation((async (_: unknown, { body }: { body: object }) => ({
      decidedIDs: 'requestIDs' in body ? body.requestIDs : [],
      skipped: [],
    })) as typeof api.call)
    const mutate = decide()
    const takeBack = renderHook(() => useTakeBackApprovals(timeSheetApproval), { wrapper }).result.current.mutateAsync
    await act(async () => {
      expect(await mutate({ requests, state: 'approved', comment: '' })).toEqual({ decidedIDs: ids, skipped: [] })
      expect(await takeBack(ids)).toEqual({ decidedIDs: ids, skipped: [] })
    })
    expect(call).toHaveBeenCalledTimes(4)
  })

  it.each(['changedMeanwhile', 'requestDecided', 'notFound'])('passes over a single one that is %s', async (reason) => {
    vi.spyOn(api, 'call').mockRejectedValue(new ApiError(409, { reason }))
    const mutate = decide()
    await act(async () => {
      const outcome = await mutate({ requests: [request('c')], state: 'approved', comment: '' })
      expect(outcome).toEqual({ decidedIDs: [], skipped: [{ id: 'c', reason }] })
    })
  })

  it('puts them back when the server will not have it', async () => {
    vi.spyOn(api, 'call').mockRejectedValue(new Error('Praxis can’t be reached'))
    const mutate = decide()
    await act(async () => {
      await expect(mutate({ requests: [request('c')], state: 'denied', comment: '' })).rejects.toThrow(
        'can’t be reached',
      )
    })
    expect(listed()).toEqual([
      ['one', 2],
      ['two', 1],
    ])
    expect(queryClient.getQueryData(approvalCountsQuery.queryKey)).toEqual(counts)
  })
})
