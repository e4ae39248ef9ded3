import type { ApprovalCounts } from '@praxis/contract/approval-counts'
import { type ApprovalGroup, approvals } from '@praxis/contract/approvals'
import { ApiError } from '@praxis/contract/client'
import type { Output } from '@praxis/contract/endpoint'
import { timeSheetApprovals } from '@praxis/contract/time-sheet-approvals'
import type { SubmissionAmendment } from '@praxis/contract/time-sheet-shapes'
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { approvalCountsQuery } from './approval-counts.queries'
import { entryCount, withoutRequests } from './approval-group'
import { isGone } from './gone-entry'

type ApprovalPage = Output<typeof approvals.listApprovals>

const LISTS = ['approvals', 'list']

const isConcerned = (topic: unknown) =>
  topic === 'approvals' || topic === 'requests' || topic === 'timeSheetSubmissions'

const lookAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [topic] }) => isConcerned(topic) })

function pageWithout(page: ApprovalPage, gone: ReadonlySet<string>): ApprovalPage {
  const items = page.items.flatMap((group) => withoutRequests(group, gone) ?? [])
  const total = Math.max(page.metadata.total - (page.items.length - items.length), 0)
  const decided = entryCount(page.items) - entryCount(items)
  return {
    items,
    metadata: { ...page.metadata, total },
    requestCount: Math.max(page.requestCount - decided, 0),
  }
}

/** Takes decided requests off every list at once; gives the way back. */
async function takeOff(queryClient: QueryClient, requestIDs: readonly string[]): Promise<() => void> {
  // What is being fetched is older than the decision, and must not undo it.
  await queryClient.cancelQueries({ queryKey: ['approvals'] })
  const gone = new Set(requestIDs)
  const lists = queryClient.getQueriesData<ApprovalPage | InfiniteData<ApprovalPage>>({ queryKey: LISTS })
  const counts = queryClient.getQueryData(approvalCountsQuery.queryKey)
  for (const [queryKey, listed] of lists) {
    if (!listed) continue
    queryClient.setQueryData(
      queryKey,
      'pages' in listed
        ? { ...listed, pages: listed.pages.map((page) => pageWithout(page, gone)) }
        : pageWithout(listed, gone),
    )
  }
  queryClient.setQueryData(approvalCountsQuery.queryKey, counts && fewer(counts, requestIDs.length))
  return () => {
    for (const [queryKey, listed] of lists) queryClient.setQueryData(queryKey, listed)
    queryClient.setQueryData(approvalCountsQuery.queryKey, counts)
  }
}

const fewer = (counts: ApprovalCounts, decided: number): ApprovalCounts => ({
  ...counts,
  timeSheetCount: Math.max(counts.timeSheetCount - decided, 0),
  totalCount: Math.max(counts.totalCount - decided, 0),
})

/** A request as the reader sees it: a decision is about that, and nothing that came later. */
type SeenRequest = Pick<ApprovalGroup['requests'][number], 'id' | 'version'>

export interface Decision {
  readonly requests: readonly SeenRequest[]
  readonly state: 'approved' | 'denied'
  readonly comment: string
}

type Outcome = Output<typeof approvals.decideRequests>

const idsOf = (requests: readonly SeenRequest[]): string[] => requests.map(({ id }) => id)

const isPassedOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['changedMeanwhile', 'requestDecided', 'notFound'].includes(error.reason)

/** Those that are all gone are passed over like some of them. */
async function decideAll(requests: readonly SeenRequest[], decision: Omit<Decision, 'requests'>): Promise<Outcome> {
  const versions = Object.fromEntries(requests.map(({ id, version }) => [id, version]))
  try {
    return await api.call(approvals.decideRequests, { body: { requestIDs: idsOf(requests), versions, ...decision } })
  } catch (error) {
    if (isGone(error)) return { decidedIDs: [], skipped: requests.map(({ id }) => ({ id, reason: 'notFound' })) }
    throw error
  }
}

/** One that cannot be decided is passed over like one of several. */
async function decideOne({ id, version }: SeenRequest, decision: Omit<Decision, 'requests'>): Promise<Outcome> {
  try {
    await api.call(approvals.decideRequest, { params: { id }, body: { ...decision, version } })
    return { decidedIDs: [id], skipped: [] }
  } catch (error) {
    if (isPassedOver(error)) return { decidedIDs: [], skipped: [{ id, reason: error.reason }] }
    throw error
  }
}

/** Decides at once, as far as the eye can see; what could not be decided comes back. */
export function useDecideRequests() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ requests, ...decision }: Decision): Promise<Outcome> => {
      const [first, ...others] = requests
      if (first === undefined) return { decidedIDs: [], skipped: [] }
      return others.length === 0 ? decideOne(first, decision) : decideAll(requests, decision)
    },
    onMutate: ({ requests }) => takeOff(queryClient, idsOf(requests)),
    onError: (_error, _decision, putBack) => putBack?.(),
    onSettled: () => lookAgain(queryClient),
  })
}

/** Takes approvals back at once, as whoever gave them may. */
export function useTakeBackApprovals() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (requestIDs: readonly string[]) =>
      api.call(approvals.decideRequests, {
        body: { requestIDs: [...requestIDs], state: 'waitingForApproval', comment: 'Approval undone' },
      }),
    onSettled: () => lookAgain(queryClient),
  })
}

/** Lets an approved request wait again, with a reason. */
export function useReopenRequest() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, comment }: { id: string; comment: string }) =>
      api.call(approvals.decideRequest, { params: { id }, body: { state: 'waitingForApproval', comment } }),
    onSettled: () => lookAgain(queryClient),
  })
}

export function useChangeRequestProject() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, projectID }: { id: string; projectID: string | null }) =>
      api.call(approvals.changeRequestProject, { params: { id }, body: { projectID } }),
    onSettled: () => lookAgain(queryClient),
  })
}

export function useAmendTimeSheet() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, amendment }: { id: string; amendment: SubmissionAmendment }) =>
      api.call(timeSheetApprovals.amendTimeSheet, { params: { id }, body: amendment }),
    onSettled: () => lookAgain(queryClient),
  })
}
