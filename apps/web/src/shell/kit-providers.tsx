import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { hearPressesOnce } from '../api/hear-presses-once'
import { queryClient } from '../api/query-client'
import { addUnsavedWork } from '../ui/drafts/unsaved-work'
import { late, unseen } from '../ui/late/late'
import { ThemeProvider } from '../ui/theme/theme-provider'

/** Where snackbars appear can wait until there is a page; those shown before are kept. */
const Snackbars = late(() => import('../ui/feedback/snackbars'), unseen)

/** What every page but the plain ones stands in. */
export default function KitProviders({ children }: { children: ReactNode }) {
  useEffect(() => hearPressesOnce(window, queryClient), [])
  useEffect(() => addUnsavedWork({ isUnsaved: () => queryClient.isMutating() > 0, isKept: () => false }), [])
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        {children}
        <Suspense>
          <Snackbars />
        </Suspense>
      </ThemeProvider>
    </QueryClientProvider>
  )
}
