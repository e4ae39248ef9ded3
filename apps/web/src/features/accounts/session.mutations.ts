import { useMutation } from '@tanstack/react-query'
import { session } from '../../api/api'
import { showError } from '../../ui/feedback/snackbar'

/** What follows, in every tab, is the session keeper's business. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => session.signOut(),
    onError: (error) => showError(error.message),
  })
}
