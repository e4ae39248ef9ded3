import { useNotifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { session } from '../api/api'
import { hearPressesOnce } from '../api/hear-presses-once'
import { queryClient } from '../api/query-client'
import type { SessionEvent } from '../api/session'
import { drafts, keepDraftsOf } from '../ui/drafts/drafts'
import { SetAsideDrafts } from '../ui/drafts/set-aside'
import { addUnsavedWork } from '../ui/drafts/unsaved-work'
import { late, unseen } from '../ui/late/late'
import { useIsUsed } from '../ui/late/use-is-used'
import { ThemeProvider } from '../ui/theme/theme-provider'

const Snackbars = late(() => import('../ui/feedback/snackbars'), unseen)

/** The place of snackbars loads only when something may be said; what was said before is kept. */
function AwaitedSnackbars() {
  const { notifications } = useNotifications()
  const isUsed = useIsUsed()
  return (
    (isUsed || notifications.length > 0) && (
      <Suspense>
        <Snackbars />
      </Suspense>
    )
  )
}

/** Signing out leaves no drafts on the device; after a session that merely ended, the person goes on with them. */
const clearDrafts = (event: SessionEvent) => {
  if (event === 'signedOut') drafts.clear()
}

const setAsideDrafts = () => drafts.setAsideRestored()

/** The providers around every page but the plain ones. */
export default function KitProviders({ children }: { children: ReactNode }) {
  useEffect(() => hearPressesOnce(window, queryClient), [])
  useEffect(() => {
    // Both listeners outlast the kit: a plain page that follows may hear that somebody signed out in another tab.
    keepDraftsOf(window)
    session.subscribe(clearDrafts)
  }, [])
  useEffect(() => addUnsavedWork({ isUnsaved: () => queryClient.isMutating() > 0, isKept: () => false }), [])
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <SetAsideDrafts value={setAsideDrafts}>{children}</SetAsideDrafts>
        <AwaitedSnackbars />
      </ThemeProvider>
    </QueryClientProvider>
  )
}
