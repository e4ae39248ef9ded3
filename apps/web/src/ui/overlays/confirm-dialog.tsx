import { Button, TextInput } from '@mantine/core'
import { secret as secretRule } from '@praxis/domain/validation/text-rules'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Box } from '../layout/box'
import classes from './dialog.module.css'
import { ModalFrame } from './modal-frame'

export interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  /** Called by the button, which shows that it waits and cannot be pressed again; the dialog closes afterwards. */
  onConfirm: () => void | Promise<void>
  /** The question, which names the record: 'Delete “Timetable portal”?' */
  title: ReactNode
  /** What else is deleted, and whether it can be undone. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Given where the other button is an answer of its own, not the way out. */
  onCancel?: () => void | Promise<void>
  danger?: boolean
  /** A text that must be typed before something that cannot be undone. */
  secret?: string
  /** The action is not possible, or not known yet to be. */
  disabled?: boolean
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <ModalFrame opened={props.opened} onClose={props.onClose} title={props.title} size={550} zIndex={220}>
      <ConfirmForm {...props} />
    </ModalFrame>
  )
}

/** The form is mounted with each opening, so that the secret is asked anew. */
function ConfirmForm(props: ConfirmDialogProps) {
  const {
    onClose,
    onConfirm,
    onCancel,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    danger = false,
    secret,
    disabled,
  } = props
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [isWaiting, setIsWaiting] = useState(false)
  const [isCancelling, setIsCancelling] = useState(false)
  const isUnlocked = !disabled && (secret === undefined || typed === secret)

  const check = () => setProblem(secret === undefined ? undefined : secretRule(secret)(typed))

  async function confirm(event: FormEvent) {
    event.preventDefault()
    // Confirming must not submit a form the dialog was opened from.
    event.stopPropagation()
    if (!isUnlocked) return check()
    setIsWaiting(true)
    try {
      await onConfirm()
    } finally {
      setIsWaiting(false)
    }
  }

  async function cancel() {
    if (!onCancel) return onClose()
    setIsCancelling(true)
    try {
      await onCancel()
    } finally {
      setIsCancelling(false)
    }
  }

  return (
    <form className={classes.body} onSubmit={confirm}>
      {(children || secret !== undefined) && (
        <div className={classes.main}>
          {children && <Box tone="second">{children}</Box>}
          {secret !== undefined && (
            <TextInput
              data-autofocus
              // The text to be typed may be known only after the dialog has opened, so its field takes the focus then.
              autoFocus
              autoComplete="off"
              label={
                <>
                  Type <b>{secret}</b> to confirm
                </>
              }
              value={typed}
              error={problem}
              onBlur={check}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setProblem(undefined)
              }}
            />
          )}
        </div>
      )}
      <div className={classes.foot}>
        <Button
          variant="default"
          disabled={isWaiting && onCancel !== undefined}
          loading={isCancelling}
          onClick={() => void cancel()}
        >
          {cancelLabel}
        </Button>
        <Button
          type="submit"
          variant={danger ? 'danger' : 'filled'}
          disabled={!isUnlocked || isCancelling}
          loading={isWaiting}
          data-autofocus={secret === undefined || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
