import { IconEye } from '@tabler/icons-react'
import { StateBanner } from './state-banner'

interface ImpersonationBannerProps {
  name: string
  onStop: () => void
  isStopping?: boolean
}

export function ImpersonationBanner({ name, onStop, isStopping }: ImpersonationBannerProps) {
  return (
    <StateBanner tone="info" icon={IconEye} label="Stop" onPress={onStop} isWaiting={isStopping}>
      You’re viewing the workspace as <b>{name}</b>
    </StateBanner>
  )
}

export function DeactivatedBanner({ onReactivate, isWaiting }: { onReactivate?: () => void; isWaiting?: boolean }) {
  return (
    <StateBanner tone="error" label="Reactivate" onPress={onReactivate} isWaiting={isWaiting}>
      This employee is deactivated
    </StateBanner>
  )
}
