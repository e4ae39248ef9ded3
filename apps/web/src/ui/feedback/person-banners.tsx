import { Button } from '@mantine/core'
import { IconEye, IconLock } from '@tabler/icons-react'
import { Banner } from './banner'

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
      You’re viewing the workspace as <b>{name}</b>
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
