import { useBlocker } from '@tanstack/react-router'
import { useUnsaved } from '../ui/drafts/unsaved-work'
import { isReloadingKept } from '../ui/late/failed-parts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog'

interface LeavingGuardProps {
  readonly isDirty: boolean
  /** Tabs and filters of a page share its draft, unless what is edited goes away with them. */
  readonly leaves?: 'page' | 'anything'
}

/** Leaving asks first when something typed would be lost. */
export function LeavingGuard({ isDirty, leaves = 'page' }: LeavingGuardProps) {
  useUnsaved(isDirty, true)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && (leaves === 'anything' || current.pathname !== next.pathname),
    enableBeforeUnload: () => isDirty && !isReloadingKept(),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Discard changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      danger
    >
      What you have changed here is not saved yet.
    </ConfirmDialog>
  )
}
