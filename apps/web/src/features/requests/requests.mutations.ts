import { requests } from '@praxis/contract/requests'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api'
import { showError, showSuccess } from '../../ui/feedback/snackbar'

/** Leaves what was denied as it is. */
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
