import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { session } from '../api/api'
import { queryClient } from '../api/query-client'
import type { SessionEvent } from '../api/session'
import { drafts, keepDraftsOf } from '../ui/drafts/drafts'
import { KitBase } from './kit-base'

/** Signing out leaves no drafts on the device; after a session that merely ended, the person goes on with them. */
const clearDrafts = (event: SessionEvent) => {
  if (event === 'signedOut') drafts.clear()
}

/** The providers around every page but the plain ones. */
export default function KitProviders({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Both listeners outlast the kit: a plain page that follows may hear that somebody signed out in another tab.
    keepDraftsOf(window)
    session.subscribe(clearDrafts)
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <KitBase>{children}</KitBase>
    </QueryClientProvider>
  )
}
