import { type ApprovalCounts, type ApprovalGroup, approvals } from '@praxis/contract/approvals'
import type { PageMetadata } from '@praxis/contract/page'
import type { SubmissionAmendment } from '@praxis/contract/time-sheet-shapes'
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { withoutRequests } from './approval-group'
import { approvalCountsQuery } from './approvals.queries'

interface ApprovalPage {
  readonly items: ApprovalGroup[]
  readonly metadata: PageMetadata
}

const LISTS = ['approvals', 'list']

const isConcerned = (topic: unknown) =>
  topic === 'approvals' || topic === 'requests' || topic === 'timeSheetSubmissions'

const lookAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [topic] }) => isConcerned(topic) })

function pageWithout(page: ApprovalPage, gone: ReadonlySet<string>): ApprovalPage {
  const items = page.items.flatMap((group) => withoutRequests(group, gone) ?? [])
  const total = Math.max(page.metadata.total - (page.items.length - items.length), 0)
  return { items, metadata: { ...page.metadata, total } }
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

export interface Decision {
  readonly requestIDs: readonly string[]
  readonly state: 'approved' | 'denied'
  readonly comment: string
}

/** Decides at once, as far as the eye can see; what could not be decided comes back. */
export function useDecideRequests() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ requestIDs, state, comment }: Decision) => {
      const [first, ...others] = requestIDs
      if (first === undefined) return { decidedIDs: [], skipped: [] }
      if (others.length > 0)
        return api.call(approvals.decideRequests, { body: { requestIDs: [...requestIDs], state, comment } })
      await api.call(approvals.decideRequest, { params: { id: first }, body: { state, comment } })
      return { decidedIDs: [first], skipped: [] }
    },
    onMutate: ({ requestIDs }) => takeOff(queryClient, requestIDs),
    onError: (_error, _decision, putBack) => putBack?.(),
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
      api.call(approvals.amendTimeSheet, { params: { id }, body: amendment }),
    onSettled: () => lookAgain(queryClient),
  })
}
