import type { Input, Output } from '@praxis/contract/protocol/endpoint'
import { approvals } from '@praxis/contract/requests/approvals'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api'
import { shownIn } from '../../api/stale-answers'
import { type RequestTypeView, type RequestTypeViews, topicsOf, type WaitingGroup } from '../requests/request-type-view'
import { decidedQueries } from '../requests/requests.queries'

/** The lists change with requests and with what they are about; names come from people and projects. */
const metaOf = (views: RequestTypeViews) => ({ topics: [...shownIn.approvals, ...topicsOf(views)] })

type ApprovalsQuery = NonNullable<Input<typeof approvals.listApprovals>['query']>
export type ListedApprovals = Omit<ApprovalsQuery, 'page' | 'requestType'>

/** A page of groups, whatever their type. */
export interface ApprovalPage extends Omit<Output<typeof approvals.listApprovals>, 'items'> {
  items: WaitingGroup[]
}

const listPage = (query: ApprovalsQuery, signal: AbortSignal): Promise<ApprovalPage> =>
  api.call(approvals.listApprovals, { query }, { signal })

export const approvalPageQuery = (view: RequestTypeView, listed: ListedApprovals, page: number) =>
  queryOptions({
    queryKey: ['approvals', 'list', view.type, listed, page],
    queryFn: ({ signal }) => listPage({ ...listed, requestType: view.type, page }, signal),
    placeholderData: keepPreviousData,
    meta: metaOf([view]),
  })

export const allApprovalPagesQuery = (view: RequestTypeView, listed: ListedApprovals) =>
  infiniteQueryOptions({
    queryKey: ['approvals', 'list', view.type, listed, 'all'],
    queryFn: ({ signal, pageParam }) => listPage({ ...listed, requestType: view.type, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ metadata: { page, hasMore } }) => (hasMore ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: metaOf([view]),
  })

/** What the reader decided from one day to another, newest first. */
export const decisionQueries = (views: RequestTypeViews) =>
  decidedQueries(approvals.listDecisions, metaOf(views).topics)
