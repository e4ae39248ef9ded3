import { ApiError } from '@praxis/contract/protocol/caller'
import type { Output } from '@praxis/contract/protocol/endpoint'
import type { Topic } from '@praxis/contract/protocol/topics'
import type { ApprovalCounts } from '@praxis/contract/requests/approval-counts'
import { approvals } from '@praxis/contract/requests/approvals'
import type { RequestType } from '@praxis/contract/requests/request-rules'
import { MOST_REQUESTS } from '@praxis/contract/requests/requests'
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { inPortions } from '../../api/in-portions'
import { fetchAgain } from '../../api/stale-answers'
import { useCall, useChange } from '../../api/use-call'
import type { ApprovalTypeView, WaitingRequest } from '../requests/request-type-view'
import { requestsAnd } from '../requests/requests.mutations'
import { approvalCountsQuery } from './approval-counts.queries'
import { entryCount, withoutRequests } from './approval-group'
import type { ApprovalPage } from './approvals.queries'
import { isGone } from './gone-entry'

function pageWithout(view: ApprovalTypeView, page: ApprovalPage, gone: ReadonlySet<string>): ApprovalPage {
  const items = page.items.flatMap((group) => withoutRequests(view, group, gone) ?? [])
  const total = Math.max(page.metadata.total - (page.items.length - items.length), 0)
  const decided = entryCount(page.items) - entryCount(items)
  return {
    items,
    metadata: { ...page.metadata, total },
    requestCount: Math.max(page.requestCount - decided, 0),
  }
}

/** Takes decided requests off every list at once; returns a function that puts them back. */
async function takeOff(
  view: ApprovalTypeView,
  queryClient: QueryClient,
  requestIDs: readonly string[],
): Promise<() => void> {
  // A fetch under way began before the decision, and must not undo it.
  await queryClient.cancelQueries({ queryKey: ['approvals'] })
  const gone = new Set(requestIDs)
  const lists = queryClient.getQueriesData<ApprovalPage | InfiniteData<ApprovalPage>>({
    queryKey: ['approvals', 'list', view.type],
  })
  const counts = queryClient.getQueryData(approvalCountsQuery.queryKey)
  for (const [queryKey, listed] of lists) {
    if (!listed) continue
    queryClient.setQueryData(
      queryKey,
      'pages' in listed
        ? { ...listed, pages: listed.pages.map((page) => pageWithout(view, page, gone)) }
        : pageWithout(view, listed, gone),
    )
  }
  queryClient.setQueryData(approvalCountsQuery.queryKey, counts && fewer(counts, view.type, requestIDs.length))
  return () => {
    for (const [queryKey, listed] of lists) queryClient.setQueryData(queryKey, listed)
    queryClient.setQueryData(approvalCountsQuery.queryKey, counts)
  }
}

const fewer = (counts: ApprovalCounts, type: RequestType, decided: number): ApprovalCounts => ({
  ...counts,
  [`${type}Count`]: Math.max(counts[`${type}Count`] - decided, 0),
  totalCount: Math.max(counts.totalCount - decided, 0),
})

export interface Decision {
  readonly requests: readonly WaitingRequest[]
  readonly state: 'approved' | 'denied'
  readonly comment: string
}

type Outcome = Output<typeof approvals.decideRequests>

const idsOf = (requests: readonly WaitingRequest[]): string[] => requests.map(({ id }) => id)

const isPassedOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['changedMeanwhile', 'requestDecided', 'notFound'].includes(error.reason)

const together = (outcomes: readonly Outcome[]): Outcome => ({
  decidedIDs: outcomes.flatMap(({ decidedIDs }) => decidedIDs),
  skipped: outcomes.flatMap(({ skipped }) => skipped),
})

/** Decides on several requests; that all of them are gone, which the server refuses, counts as each being skipped. */
async function decideSome(requests: readonly WaitingRequest[], decision: Omit<Decision, 'requests'>): Promise<Outcome> {
  const versions = Object.fromEntries(requests.map(({ id, version }) => [id, version]))
  try {
    return await api.call(approvals.decideRequests, { body: { requestIDs: idsOf(requests), versions, ...decision } })
  } catch (error) {
    if (isGone(error)) return { decidedIDs: [], skipped: requests.map(({ id }) => ({ id, reason: 'notFound' })) }
    throw error
  }
}

const decideAll = async (requests: readonly WaitingRequest[], decision: Omit<Decision, 'requests'>): Promise<Outcome> =>
  together(await inPortions(requests, MOST_REQUESTS, async (portion) => [await decideSome(portion, decision)]))

/** Decides on one request; one that cannot be decided on counts as skipped, as it would among several. */
async function decideOne({ id, version }: WaitingRequest, decision: Omit<Decision, 'requests'>): Promise<Outcome> {
  try {
    await api.call(approvals.decideRequest, { params: { id }, body: { ...decision, version } })
    return { decidedIDs: [id], skipped: [] }
  } catch (error) {
    if (isPassedOver(error)) return { decidedIDs: [], skipped: [{ id, reason: error.reason }] }
    throw error
  }
}

/** Decides on requests, which leave the lists at once; those that could not be decided on come back. */
export function useDecideRequests(view: ApprovalTypeView) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ requests, ...decision }: Decision): Promise<Outcome> => {
      const [first, ...others] = requests
      if (first === undefined) return { decidedIDs: [], skipped: [] }
      return others.length === 0 ? decideOne(first, decision) : decideAll(requests, decision)
    },
    onMutate: ({ requests }) => takeOff(view, queryClient, idsOf(requests)),
    onError: (_error, _decision, putBack) => putBack?.(),
    onSettled: () => fetchAgain(queryClient, requestsAnd(view.topics)),
  })
}

/** Reopens approved requests, which their approver may do. */
export const useTakeBackApprovals = (view: Pick<ApprovalTypeView, 'topics'>) =>
  useChange(
    async (requestIDs: readonly string[]): Promise<Outcome> =>
      together(
        await inPortions(requestIDs, MOST_REQUESTS, async (portion) => [
          await api.call(approvals.decideRequests, {
            body: { requestIDs: portion, state: 'waitingForApproval', comment: 'Approval undone' },
          }),
        ]),
      ),
    requestsAnd(view.topics),
  )

/** Moves what a waiting request is about to another project. */
export const useChangeRequestProject = (topics: readonly Topic[]) =>
  useCall(
    approvals.changeRequestProject,
    ({ id, projectID }: { id: string; projectID: string | null }) => ({ params: { id }, body: { projectID } }),
    { changes: requestsAnd(topics) },
  )
