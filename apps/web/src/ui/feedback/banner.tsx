import { Button } from '@mantine/core'
import { IconEye, IconLock, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
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
  onDiscard: () => void
  onSave: () => void
  isSaving?: boolean
}

export function UnsavedChangesBanner({ onDiscard, onSave, isSaving = false }: UnsavedChangesBannerProps) {
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
          </Button>
        </>
      }
    >
      You have unsaved changes
    </Banner>
  )
}
