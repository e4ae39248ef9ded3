import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api, session } from '../../api/api'

/** Brings the page in line when somebody signs in or out, in this tab or another, or the session ends elsewhere. */
export function SessionKeeper() {
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      session.subscribe(async (event) => {
        if (event !== 'signedIn') api.actAs(null)
        // The guards of the current page decide where to go.
        await router.invalidate()
        if (event !== 'signedIn') queryClient.clear()
      }),
    [router, queryClient],
  )
  return null
}
