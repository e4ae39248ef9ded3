import { useNotifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { hearPressesOnce } from '../api/hear-presses-once'
import { queryClient } from '../api/query-client'
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

/** The providers around every page but the plain ones. */
export default function KitProviders({ children }: { children: ReactNode }) {
  useEffect(() => hearPressesOnce(window, queryClient), [])
  useEffect(() => addUnsavedWork({ isUnsaved: () => queryClient.isMutating() > 0, isKept: () => false }), [])
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        {children}
        <AwaitedSnackbars />
      </ThemeProvider>
    </QueryClientProvider>
  )
}
