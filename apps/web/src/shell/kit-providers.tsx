import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../api/query-client'
import { Snackbars } from '../ui/feedback/snackbar'
import { ThemeProvider } from '../ui/theme/theme-provider'

/** What every page but the plain ones stands in. */
export default function KitProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        {children}
        <Snackbars />
      </ThemeProvider>
    </QueryClientProvider>
  )
}
