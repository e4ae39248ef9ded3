import { approvals } from '@praxis/contract/approvals'
import type { Input } from '@praxis/contract/endpoint'
import { timeSheetApprovals } from '@praxis/contract/time-sheet-approvals'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { decidedQueries } from '../requests/requests.queries'

/** What waits changes with requests and with the time they are about; names come from people and projects. */
const metaOfApprovals = { topics: ['requests', 'timeSheetSubmissions', 'user', 'employees', 'projects'] }

type ApprovalsQuery = NonNullable<Input<typeof approvals.listApprovals>['query']>
export type ListedApprovals = Omit<ApprovalsQuery, 'page'>

export const approvalPageQuery = (listed: ListedApprovals, page: number) =>
  queryOptions({
    queryKey: ['approvals', 'list', listed, page],
    queryFn: ({ signal }) => api.call(approvals.listApprovals, { query: { ...listed, page } }, { signal }),
    placeholderData: keepPreviousData,
    meta: metaOfApprovals,
  })

export const allApprovalPagesQuery = (listed: ListedApprovals) =>
  infiniteQueryOptions({
    queryKey: ['approvals', 'list', listed, 'all'],
    queryFn: ({ signal, pageParam }) =>
      api.call(approvals.listApprovals, { query: { ...listed, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ metadata: { page, hasMore } }) => (hasMore ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: metaOfApprovals,
  })

/** No more can be asked about at once; whatever is chosen is checked for all of them. */
const MOST_ASKED_ABOUT = 200

/** Projects that time can be put on. */
export const projectChoicesQuery = (submissionIDs: readonly string[], text: string) =>
  queryOptions({
    queryKey: ['approvals', 'projectChoices', submissionIDs, text],
    queryFn: async ({ signal }) => {
      const timeSheetSubmissionIDs = submissionIDs.slice(0, MOST_ASKED_ABOUT)
      return (
        await api.call(
          timeSheetApprovals.listProjectChoices,
          { query: { timeSheetSubmissionIDs, query: text } },
          { signal },
        )
      ).items
    },
    placeholderData: keepPreviousData,
    meta: metaOfApprovals,
  })

/** What somebody's time can be amended to. */
export const amendmentChoicesQuery = (submissionID: string) =>
  queryOptions({
    queryKey: ['approvals', 'amendmentChoices', submissionID],
    queryFn: ({ signal }) =>
      api.call(timeSheetApprovals.listAmendmentChoices, { params: { id: submissionID } }, { signal }),
    meta: metaOfApprovals,
  })

/** What the reader decided from one day to another, newest first. */
export const decisionQueries = decidedQueries(['approvals', 'decided'], metaOfApprovals.topics, (query, signal) =>
  api.call(approvals.listDecisions, { query }, { signal }),
)
