import { useNotifications } from '@mantine/notifications'
import { type ReactNode, Suspense, useEffect } from 'react'
import { hearPressesOnce } from '../api/hear-presses-once'
import { queryClient } from '../api/query-client'
import { drafts } from '../ui/drafts/drafts'
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

const setAsideDrafts = () => drafts.setAsideRestored()

/** What components of the kit ask of the page around them, whoever looks at it. */
export function KitBase({ children }: { children: ReactNode }) {
  useEffect(() => hearPressesOnce(window, queryClient), [])
  useEffect(() => addUnsavedWork({ isUnsaved: () => queryClient.isMutating() > 0, isKept: () => false }), [])
  return (
    <ThemeProvider>
      <SetAsideDrafts value={setAsideDrafts}>{children}</SetAsideDrafts>
      <AwaitedSnackbars />
    </ThemeProvider>
  )
}
