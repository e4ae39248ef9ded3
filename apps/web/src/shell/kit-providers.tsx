import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { hearPressesOnce } from '../api/hear-presses-once'
import { queryClient } from '../api/query-client'
import { ThemeProvider } from '../ui/theme/theme-provider'

/** Where snackbars appear can wait until there is a page; those shown before are kept. */
const Snackbars = lazy(() => import('../ui/feedback/snackbars'))

/** What every page but the plain ones stands in. */
export default function KitProviders({ children }: { children: ReactNode }) {
  useEffect(() => hearPressesOnce(window, queryClient), [])
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
