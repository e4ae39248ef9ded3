import { portalLive } from '@praxis/contract/portals/portal-live'
import { useEffect } from 'react'
import { api } from '../../../api/api'
import { gatherChanges } from '../../../api/gather-changes'
import { type LiveEvent, shareListening } from '../../../api/live-updates'
import { queryClient } from '../../../api/query-client'
import { fetchStale } from '../../../api/stale-answers'

/** While a portal is open, what others do in it shows by itself, and so does the end of access; comes after the page. */
export default function PortalLive({ reference, email }: { reference: string; email: string | undefined }): null {
  useEffect(() => {
    const stop = new AbortController()
    const changes = gatherChanges(queryClient)
    stop.signal.addEventListener('abort', changes.forget)
    const apply = (event: LiveEvent) => {
      if (event.kind === 'change') changes.add(event)
      // Other keys open other parts; and where access is lost, what is refused now ends the visit.
      else void fetchStale(queryClient)
    }
    shareListening(`praxis-portal-${reference}-${email}`, {
      open: (signal) => api.stream(portalLive.listenToPortal, { params: { projectId: reference } }, { signal }),
      onEvent: apply,
      signal: stop.signal,
    })
    return () => stop.abort()
  }, [reference, email])
  return null
}
