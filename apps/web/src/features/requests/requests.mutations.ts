import type { Topic } from '@praxis/contract/protocol/topics'
import { approvals } from '@praxis/contract/requests/approvals'
import { requests } from '@praxis/contract/requests/requests'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { useCall } from '../../api/use-call'
import { showError, showSuccess } from '../../ui/feedback/snackbar'
import { ofDenied } from './requests.queries'

/** The longest comment on a decision, in characters. */
export const LONGEST_COMMENT = 2000

/** A decision changes requests and inboxes, and what the requests are about. */
export const requestsAnd = (topics: readonly Topic[]): readonly Topic[] => ['approvals', 'requests', ...topics]

/** Reopens an approved request, with a reason. */
export const useReopenRequest = (topics: readonly Topic[]) =>
  useCall(
    approvals.decideRequest,
    ({ id, comment }: { id: string; comment: string }) => ({
      params: { id },
      body: { state: 'waitingForApproval' as const, comment },
    }),
    { changes: requestsAnd(topics) },
  )

/** Accepts a denial: the denied thing stays as it is. */
export function useAcceptDenial() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(requests.acceptDenial, { params: { id } }),
    onSuccess: () => {
      showSuccess('Left as denied')
      return queryClient.invalidateQueries({ queryKey: ofDenied })
    },
    onError: (error) => showError(error.message),
  })
}
