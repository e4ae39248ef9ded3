import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api, session } from '../../api/api'
import { forgetImpersonation } from '../../api/remembered-impersonation'

/** Brings the page in line when somebody signs in or out, in this tab or another, or the session ends elsewhere. */
export function SessionKeeper() {
  const router = useRouter()
  useEffect(
    () =>
      session.subscribe((event) => {
        if (event !== 'signedIn') {
          api.actAs(null)
          forgetImpersonation()
        }
        // The guards of the current page decide where to go.
        void router.invalidate()
      }),
    [router],
  )
  return null
}
