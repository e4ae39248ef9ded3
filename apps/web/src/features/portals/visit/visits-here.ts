import { useSyncExternalStore } from 'react'
import { queryClient } from '../../../api/query-client'
import { drafts, keepDraftsOf } from '../../../ui/drafts/drafts'
import { portalDetailsQuery } from '../portals.queries'
import { previewIn } from '../preview-address'
import { PortalVisits } from './portal-visits'
import { TabVisits } from './tab-visits'

const DRAFTS = 'portal/'

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

// Whoever comes next to this browser finds nothing of the visit that is over; what was typed is there for those who only
// have to come in again.
portalVisits.subscribe(() => {
  if (portalVisits.visit) return
  queryClient.clear()
  if (portalVisits.ended && !portalVisits.ended.refusal) drafts.clear(DRAFTS)
})
keepDraftsOf(window)

/** Where drafts of a visitor are kept. */
export const draftsOfVisitor = (reference: string, email: string | undefined): string =>
  `${DRAFTS}${reference}/${email ?? ''}`

export const usePortalVisit = () => useSyncExternalStore(portalVisits.subscribe, () => portalVisits.visit)

/** Opens the portal of the page; a preview is taken out of its address, so that no bookmark and no history keeps it. */
export function openPortal(reference: string): void {
  const preview = previewIn(location.hash)
  if (preview !== undefined) history.replaceState(history.state, '', location.pathname + location.search)
  portalVisits.open(reference, preview)
}
