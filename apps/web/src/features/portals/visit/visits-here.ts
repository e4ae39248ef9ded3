import { useSyncExternalStore } from 'react'
import { queryClient } from '../../../api/query-client'
import { portalDetailsQuery } from '../portals.queries'
import { previewIn } from '../preview-address'
import { PortalVisits } from './portal-visits'
import { TabVisits } from './tab-visits'

const tellTabs = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Tabs that share no storage are left one by one.
  }
}

/** The visits to portals from this browser. */
export const portalVisits = new PortalVisits(
  { cookies: document, tab: new TabVisits(window), tellTabs },
  {
    keep: (reference, details) => queryClient.setQueryData(portalDetailsQuery(reference).queryKey, details),
    lookAgain: (reference) => void queryClient.invalidateQueries({ queryKey: portalDetailsQuery(reference).queryKey }),
  },
)
addEventListener('storage', ({ key, newValue }) => portalVisits.hear(key, newValue))

// Whoever comes next to this browser finds nothing of the visit that is over.
portalVisits.subscribe(() => {
  if (!portalVisits.visit) queryClient.clear()
})

export const usePortalVisit = () => useSyncExternalStore(portalVisits.subscribe, () => portalVisits.visit)

/** Opens the portal of the page; a preview is taken out of its address, so that no bookmark and no history keeps it. */
export function openPortal(reference: string): void {
  const preview = previewIn(location.hash)
  if (preview !== undefined) history.replaceState(history.state, '', location.pathname + location.search)
  portalVisits.open(reference, preview)
}
