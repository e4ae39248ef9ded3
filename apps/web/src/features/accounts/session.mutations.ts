import { useMutation } from '@tanstack/react-query'
import { session } from '../../api/api'
import { showError } from '../../ui/feedback/snackbar'

/** Signs out; the session keeper then brings every tab in line. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => session.signOut(),
    onError: (error) => showError(error.message),
  })
}
