import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useUnsaved } from '../ui/drafts/unsaved-work'
import { isReloadingKept } from '../ui/late/failed-parts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog'
import { isDiscardAsked } from '../ui/overlays/use-guarded-close'

interface LeavingGuardProps {
  readonly isDirty: boolean
  /** Tabs and filters of a page share its draft; with 'anything', the draft goes away with them. */
  readonly leaves?: 'page' | 'anything'
  /** The path of a page whose tabs have paths below it. */
  readonly page?: string | undefined
  /** Called when what was typed is given up. */
  readonly onDiscard?: () => void
}

const isWithin = (page: string, path: string): boolean => path === page || path.startsWith(`${page}/`)

/** Whatever is guarded reports by itself whether it would come back. */
const saidElsewhere = () => true

/** Leaving asks first when something typed would be lost. */
export function LeavingGuard({ isDirty, leaves = 'page', page, onDiscard }: LeavingGuardProps) {
  useUnsaved(isDirty, saidElsewhere)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      if (!isDirty || leaves === 'anything') return isDirty
      return page === undefined ? current.pathname !== next.pathname : !isWithin(page, next.pathname)
    },
    enableBeforeUnload: () => isDirty && !isReloadingKept(),
    withResolver: true,
  })
  const isBlocked = blocker.status === 'blocked'
  // A question that is open already is answered first.
  const isAskedElsewhere = isBlocked && isDiscardAsked()
  useEffect(() => {
    if (isAskedElsewhere) blocker.reset?.()
  })
  return (
    <ConfirmDialog
      opened={isBlocked && !isAskedElsewhere}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard?.()
        blocker.proceed?.()
      }}
      title="Discard changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      danger
    >
      Your changes here aren’t saved yet.
    </ConfirmDialog>
  )
}
