import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { showError, showSuccess } from '../../ui/feedback/snackbar'

/** The longest comment on a decision, in characters. */
export const LONGEST_COMMENT = 2000

/** Fetches lists of requests and inboxes again, and lists of what the requests are about. */
export const lookAtRequestsAgain = (queryClient: QueryClient, topics: readonly string[]) => {
  const concerned = new Set<unknown>(['approvals', 'requests', ...topics])
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [topic] }) => concerned.has(topic) })
}

/** Reopens an approved request, with a reason. */
export function useReopenRequest(topics: readonly string[]) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, comment }: { id: string; comment: string }) =>
      api.call(approvals.decideRequest, { params: { id }, body: { state: 'waitingForApproval', comment } }),
    onSettled: () => lookAtRequestsAgain(queryClient, topics),
  })
}

/** Accepts a denial: the denied thing stays as it is. */
export function useAcceptDenial() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(requests.acceptDenial, { params: { id } }),
    onSuccess: () => {
      showSuccess('Left as denied')
      return queryClient.invalidateQueries({ queryKey: ['requests', 'denied'] })
    },
    onError: (error) => showError(error.message),
  })
}
