import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Row } from '../layout/box'
import { ConfirmDialog } from './confirm-dialog'
import classes from './dialog.module.css'
import { ModalFrame } from './modal-frame'
import { useGuardedClose } from './use-guarded-close'

export interface DialogProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Cancel and the primary action, in this order; a function gets `close`, for a Cancel that asks as Escape does. */
  actions?: ReactNode | ((close: () => void) => ReactNode)
  /** A destructive action, at the other end. */
  startActions?: ReactNode
  /** Something typed would be lost: closing asks first. */
  isDirty?: boolean
  /** 528, and 800 on large screens; 'narrow' for a short form; a number for a width of its own. */
  width?: 'normal' | 'narrow' | number | undefined
}

const LARGE_SCREEN = '(min-width: 1280px)'
const PHONE = '(max-width: 600px)'

export function Dialog(props: DialogProps) {
  const { opened, onClose, title, children, actions, startActions, isDirty = false, width = 'normal' } = props
  const isLarge = useMediaQuery(LARGE_SCREEN)
  const isPhone = useMediaQuery(PHONE)
  const guard = useGuardedClose(isDirty, onClose)
  const size = typeof width === 'number' ? width : width === 'normal' && isLarge ? 800 : 528
  return (
    <ModalFrame
      opened={opened}
      onClose={guard.close}
      title={title}
      size={size}
      fullScreen={isPhone}
      closeOnEscape={!guard.isAsking}
    >
      <div className={classes.main}>{children}</div>
      {(actions || startActions) && (
        <div className={classes.foot}>
          {startActions && (
            <Row gap={2} align="stretch" grow>
              {startActions}
            </Row>
          )}
          {typeof actions === 'function' ? actions(guard.close) : actions}
        </div>
      )}
      <DiscardDialog guard={guard} />
    </ModalFrame>
  )
}

export function DiscardDialog({ guard }: { guard: ReturnType<typeof useGuardedClose> }) {
  // The question is mounted only while it asks: waiting unseen, it would close by the very Escape that opens it.
  if (!guard.isAsking) return null
  return (
    <ConfirmDialog
      opened
      onClose={guard.keepEditing}
      onConfirm={guard.discard}
      title="Discard changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      danger
    >
      Your changes here aren’t saved yet.
    </ConfirmDialog>
  )
}
