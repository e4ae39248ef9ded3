import type { ReactNode } from 'react'
import { Snackbars } from '../ui/feedback/snackbar'
import { ThemeProvider } from '../ui/theme/theme-provider'

/** What every page but the plain ones stands in. */
export default function KitProviders({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      {children}
      <Snackbars />
    </ThemeProvider>
  )
}
