import { Button } from '@mantine/core'
import { type Icon, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Banner, type BannerProps } from './banner'

interface StateBannerProps extends Pick<BannerProps, 'tone'> {
  readonly icon?: Icon
  /** What the button is called, which those have who may press it. */
  readonly label: string
  readonly onPress?: (() => void) | undefined
  readonly isWaiting?: boolean | undefined
  readonly children: ReactNode
}

/** Says that something is not as usual, with the button that takes it back. */
export function StateBanner({ tone, icon: Sign = IconLock, label, onPress, isWaiting, children }: StateBannerProps) {
  return (
    <Banner
      tone={tone}
      icon={<Sign size={18} stroke={1.75} aria-hidden />}
      actions={
        onPress && (
          <Button size="xs" variant="default" loading={isWaiting ?? false} onClick={onPress}>
            {label}
          </Button>
        )
      }
    >
      {children}
    </Banner>
  )
}
