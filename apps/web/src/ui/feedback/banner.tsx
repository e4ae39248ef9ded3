import { Button } from '@mantine/core'
import { IconEye, IconLock, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { KeyHint } from '../keys/key-hint'
import classes from './banner.module.css'

interface BannerProps {
  tone: 'info' | 'warning' | 'error'
  /** 18 px. */
  icon: ReactNode
  children: ReactNode
  actions?: ReactNode
}

export function Banner({ tone, icon, children, actions }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone} role="status">
      {icon}
      <span className={classes.text}>{children}</span>
      {actions}
    </div>
  )
}

export function ImpersonationBanner({
  name,
  onStop,
  isStopping,
}: {
  name: string
  onStop: () => void
  isStopping?: boolean
}) {
  return (
    <Banner
      tone="info"
      icon={<IconEye size={18} stroke={1.75} aria-hidden />}
      actions={
        <Button size="xs" variant="default" loading={isStopping} onClick={onStop}>
          Stop
        </Button>
      }
    >
      You see the workspace as <b>{name}</b>
    </Banner>
  )
}

export function DeactivatedBanner({ onReactivate, isWaiting }: { onReactivate?: () => void; isWaiting?: boolean }) {
  return (
    <Banner
      tone="error"
      icon={<IconLock size={18} stroke={1.75} aria-hidden />}
      actions={
        onReactivate && (
          <Button size="xs" variant="default" loading={isWaiting} onClick={onReactivate}>
            Reactivate
          </Button>
        )
      }
    >
      This employee is deactivated
    </Banner>
  )
}

interface UnsavedChangesBannerProps {
  /** What they are, in a word: 'new contract period from 01/01/2027'. */
  note?: ReactNode
  onDiscard: () => void
  onSave: () => void
  isSaving?: boolean
}

export function UnsavedChangesBanner({ note, onDiscard, onSave, isSaving = false }: UnsavedChangesBannerProps) {
  return (
    <Banner
      tone="warning"
      icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
      actions={
        <>
          <Button size="xs" variant="subtle" className={classes.quiet} disabled={isSaving} onClick={onDiscard}>
            Discard
          </Button>
          <Button size="xs" loading={isSaving} onClick={onSave}>
            Save
            <KeyHint keys={['Mod', 'Enter']} together />
          </Button>
        </>
      }
    >
      You have unsaved changes
      {note && <span className={classes.note}> · {note}</span>}
    </Banner>
  )
}
